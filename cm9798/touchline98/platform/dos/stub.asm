; The real-mode part of TL98.EXE: loads the 32-bit program behind the high memory area, enters protected mode, and
; afterwards carries single software interrupts back to DOS and the BIOS.
;
; Extended memory is the BIOS's to give, or an XMS driver's where there is one. Its free block begins not far behind the
; high memory area (which DOS itself may live in), and there the program is linked. With a driver the largest free
; block is locked and must hold the place the program is linked at; at the end it is given back.
;
; The file is this MZ program with the flat image appended. Layout of the one segment that DOS loads (all
; labels of section `stub` are offsets in it):
;   code and data | transfer buffer (for DOS calls) | real-mode stack
; The image begins with four dwords from link.ld: entry, end of file contents, end of .bss, memory wanted.

IMAGE           equ 0x140000            ; 1 MiB, the high memory area, and a little that DOS may hold (DOSBox: 128 KiB)
TRANSFER_SIZE   equ 0x8000              ; one block of a file, a mode information block, a palette, ...
STACK_SIZE      equ 0x1000
HEADER_SIZE     equ 32

FLAT_CODE       equ 0x08
FLAT_DATA       equ 0x10
STUB_CODE       equ 0x18                ; 16-bit, based on this segment: the way back to real mode
STUB_DATA       equ 0x20

cpu 486
bits 16

section header vstart=0
    db 'MZ'
    dw (HEADER_SIZE + STUB_SIZE) % 512
    dw (HEADER_SIZE + STUB_SIZE + 511) / 512
    dw 0                                ; no relocations
    dw HEADER_SIZE / 16
    dw (TRANSFER_SIZE + STACK_SIZE) / 16 ; memory behind the stub: exactly this much
    dw (TRANSFER_SIZE + STACK_SIZE) / 16
    dw 0                                ; SS: the program's own segment
    dw STACK_TOP
    dw 0                                ; checksum
    dw start                            ; IP
    dw 0                                ; CS
    dw 0x1C
    dw 0
    times HEADER_SIZE - ($ - $$) db 0

section stub vstart=0 follows=header align=16
start:
    cld
    mov ax, cs
    mov ds, ax
    mov [real_segment], ax
    movzx eax, ax
    shl eax, 4
    mov [base], eax
    call refuse_virtual_86
    call patch_addresses
    call open_program_file
    call measure_memory
    call load_image
    call open_a20
    cli
    mov ebx, [base]
    lgdt [gdt_pointer]
    mov eax, cr0
    or al, 1
    mov cr0, eax
    db 0x66, 0xEA                       ; jmp far 32-bit
to_entry:
    dd 0                                ; linear address of protected_entry
    dw FLAT_CODE

; A memory manager that keeps the processor in virtual-86 mode would forbid what follows.
refuse_virtual_86:
    smsw ax
    test al, 1
    jz .real
    mov dx, message_virtual
    jmp refuse
.real:
    ret

; Everything that depends on where DOS loaded us.
patch_addresses:
    mov eax, [base]
    mov [gdt_stub_code + 2], ax
    mov [gdt_stub_data + 2], ax
    mov [thunk_base], eax
    mov edx, eax
    shr edx, 16
    mov [gdt_stub_code + 4], dl
    mov [gdt_stub_data + 4], dl
    lea edx, [eax + gdt]
    mov [gdt_pointer + 2], edx
    lea edx, [eax + protected_entry]
    mov [to_entry], edx
    lea edx, [eax + thunk_back]
    mov [to_thunk_back], edx
    lea edx, [eax + thunk]
    mov [handover.thunk], edx
    lea edx, [eax + transfer]
    mov [handover.transfer], edx
    mov [move_source + 2], dx           ; descriptor of the transfer buffer for int 15h AH=87h
    shr edx, 16
    mov [move_source + 4], dl
    ret

; Our own path stands behind the environment: two NULs, a word, the name.
open_program_file:
    mov es, [es:0x2C]
    xor di, di
    xor al, al
    mov cx, 0x7FFF
.next_variable:
    repne scasb
    cmp [es:di], al
    jne .next_variable
    lea dx, [di + 3]
    push ds
    push es
    pop ds
    mov ax, 0x3D00
    int 0x21
    pop ds
    jc unreadable
    mov [file], ax
    mov bx, ax
    mov ax, 0x4200
    xor cx, cx
    mov dx, HEADER_SIZE + STUB_SIZE
    int 0x21
    jc unreadable
    ret

measure_memory:
    mov ax, 0x4300                      ; is there an XMS driver?
    int 0x2F
    cmp al, 0x80
    jne measure_bios

; The driver's largest block, locked where it lies.
claim_block:
    mov ax, 0x4310
    int 0x2F
    mov [driver], bx
    mov [driver + 2], es
    mov ah, 0x08                        ; -> AX KiB in the largest free block
    call far [driver]
    mov [block_size], ax
    test ax, ax
    jz .none
    mov dx, ax
    mov ah, 0x09
    call far [driver]
    test ax, ax
    jz .none
    mov [block], dx
    mov byte [block_is_ours], 1
    mov ah, 0x0C                        ; -> DX:BX its address
    call far [driver]
    test ax, ax
    jz .none
    mov byte [block_is_locked], 1
    movzx eax, dx
    shl eax, 16
    mov ax, bx
    cmp eax, IMAGE                      ; something else lies where the program belongs
    ja .none
    movzx ecx, word [block_size]
    shl ecx, 10
    add eax, ecx
    mov [handover.memory_top], eax
    ret
.none:
    mov dx, message_memory
    jmp refuse

; The block back to its driver: before the program ends, in whichever way.
release_block:
    cmp byte [a20_is_open], 0
    je .closed
    mov ah, 0x06
    call far [driver]
.closed:
    mov dx, [block]
    cmp byte [block_is_locked], 0
    je .unlocked
    mov ah, 0x0D
    call far [driver]
    mov dx, [block]
.unlocked:
    cmp byte [block_is_ours], 0
    je .done
    mov ah, 0x0A
    call far [driver]
.done:
    mov dword [block_is_ours], 0        ; and the two behind it
    ret

; Address line 20: the driver's business, or else by the fast gate, without touching its reset bit.
open_a20:
    cmp dword [driver], 0
    je .gate
    mov ah, 0x05
    call far [driver]
    mov [a20_is_open], al
    ret
.gate:
    in al, 0x92
    or al, 2
    and al, 0xFE
    out 0x92, al
    ret

; Extended memory in KiB from the BIOS: int 15h E801h, or the older 88h.
measure_bios:
    xor cx, cx
    xor dx, dx
    mov ax, 0xE801
    int 0x15
    jc .older
    test ax, ax
    jnz .found
    mov ax, cx
    mov bx, dx
    test ax, ax
    jnz .found
.older:
    mov ah, 0x88
    int 0x15
    jc .none
    xor bx, bx
.found:
    movzx eax, ax
    shl eax, 10
    cmp eax, 15 << 20                   ; the blocks above 16 MiB follow only when the first 15 MiB are whole
    jb .below
    movzx ebx, bx
    shl ebx, 16
    add eax, ebx
.below:
    add eax, 1 << 20
    mov [handover.memory_top], eax
    ret
.none:
    mov dx, message_memory
    jmp refuse

load_image:
    mov ebp, IMAGE
    call read_block
    mov ecx, [transfer + 12]            ; memory wanted
    cmp ecx, [handover.memory_top]
    mov dx, message_memory
    ja refuse
    mov ecx, [transfer]
    mov [image_entry], ecx
.block:
    call move_block
    call read_block
    test ax, ax
    jnz .block
    mov bx, [file]
    mov ah, 0x3E
    int 0x21
    ret

read_block:                             ; -> AX bytes in the transfer buffer
    mov bx, [file]
    mov dx, transfer
    mov cx, TRANSFER_SIZE
    mov ah, 0x3F
    int 0x21
    jc unreadable
    ret

move_block:                             ; AX bytes from the transfer buffer to EBP, which moves on
    mov edx, ebp
    mov [move_target + 2], dx
    shr edx, 16
    mov [move_target + 4], dl
    mov [move_target + 7], dh
    movzx ecx, ax
    add ebp, ecx
    inc cx
    shr cx, 1
    push ds
    pop es
    mov si, move_table
    mov ah, 0x87
    int 0x15
    jc unreadable
    ret

unreadable:
    mov dx, message_unreadable
refuse:                                 ; DX: what to say
    push dx
    call release_block
    pop dx
    mov ah, 0x09
    int 0x21
    mov ax, 0x4C01
    int 0x21

bits 32
protected_entry:                        ; EBX = our linear base
    mov ax, FLAT_DATA
    mov ds, ax
    mov es, ax
    mov fs, ax
    mov gs, ax
    mov ss, ax
    mov esp, [ebx + handover.memory_top]
    lea eax, [ebx + handover]
    push eax
    call dword [ebx + image_entry]      ; does not return

; void thunk(u32 number, struct registers *registers): one real-mode interrupt, called from 32-bit code.
thunk:
    pushad
    mov ecx, [esp + 36]
    mov esi, [esp + 40]
    db 0xBB                             ; mov ebx, base
thunk_base:
    dd 0
    mov [ebx + interrupt_number], cl
    mov [ebx + caller_registers], esi
    mov [ebx + caller_stack], esp
    lea edi, [ebx + registers]
    mov ecx, REGISTER_DWORDS
    rep movsd
    jmp STUB_CODE:thunk_narrow
bits 16
thunk_narrow:
    mov ax, STUB_DATA                   ; real-mode limits for every segment register
    mov ds, ax
    mov es, ax
    mov fs, ax
    mov gs, ax
    mov ss, ax
    mov eax, cr0
    and al, 0xFE
    mov cr0, eax
    db 0xEA                             ; jmp far
    dw thunk_real
real_segment:
    dw 0
thunk_real:
    mov ax, cs
    mov ds, ax
    mov ss, ax
    mov esp, STACK_TOP
    xor ax, ax
    mov fs, ax
    mov gs, ax
    cmp byte [interrupt_number], 0x21
    jne .call
    cmp byte [registers.eax + 1], 0x4C  ; the end of the program
    jne .call
    call release_block
.call:
    mov eax, [registers.eax]
    mov ebx, [registers.ebx]
    mov ecx, [registers.ecx]
    mov edx, [registers.edx]
    mov esi, [registers.esi]
    mov edi, [registers.edi]
    mov ebp, [registers.ebp]
    mov es, [registers.es]
    push word [registers.ds]
    pop ds
    sti
    db 0xCD                             ; int
interrupt_number:
    db 0
    cli
    push ds
    push cs
    pop ds
    pop word [registers.ds]
    mov [registers.eax], eax
    mov [registers.ebx], ebx
    mov [registers.ecx], ecx
    mov [registers.edx], edx
    mov [registers.esi], esi
    mov [registers.edi], edi
    mov [registers.ebp], ebp
    mov [registers.es], es
    pushfd
    pop dword [registers.flags]
    cld
    mov ebx, [base]
    lgdt [gdt_pointer]
    mov eax, cr0
    or al, 1
    mov cr0, eax
    db 0x66, 0xEA                       ; jmp far 32-bit
to_thunk_back:
    dd 0
    dw FLAT_CODE
bits 32
thunk_back:
    mov ax, FLAT_DATA
    mov ds, ax
    mov es, ax
    mov fs, ax
    mov gs, ax
    mov ss, ax
    mov esp, [ebx + caller_stack]
    mov edi, [ebx + caller_registers]
    lea esi, [ebx + registers]
    mov ecx, REGISTER_DWORDS
    rep movsd
    popad
    ret

align 8
gdt:
    dq 0
    dq 0x00CF9A000000FFFF
    dq 0x00CF92000000FFFF
gdt_stub_code:
    dq 0x00009A000000FFFF
gdt_stub_data:
    dq 0x000092000000FFFF
gdt_pointer:
    dw $ - gdt - 1
    dd 0

move_table:                             ; descriptors of int 15h AH=87h: unused, unused, source, target, BIOS's two
    times 16 db 0
move_source:
    dw 0xFFFF, 0
    db 0, 0x93, 0, 0
move_target:
    dw 0xFFFF, 0
    db 0, 0x93, 0, 0
    times 16 db 0

handover:                               ; struct handover of real_mode.h
.thunk:
    dd 0
.transfer:
    dd 0
.memory_top:
    dd 0

registers:                              ; struct registers of real_mode.h
.eax:   dd 0
.ebx:   dd 0
.ecx:   dd 0
.edx:   dd 0
.esi:   dd 0
.edi:   dd 0
.ebp:   dd 0
.ds:    dd 0
.es:    dd 0
.flags: dd 0
REGISTER_DWORDS equ ($ - registers) / 4

base:               dd 0
image_entry:        dd 0
caller_registers:   dd 0
caller_stack:       dd 0
file:               dw 0
driver:             dd 0                ; the XMS driver's entry; 0: none
block:              dw 0
block_size:         dw 0                ; KiB
block_is_ours:      db 0
block_is_locked:    db 0
a20_is_open:        db 0
                    db 0

message_virtual:    db 'Touchline 98 cannot run beside a memory manager in virtual-86 mode.', 13, 10, '$'
message_memory:     db 'Touchline 98 needs 8 MB of memory, free from its first megabyte on.', 13, 10, '$'
message_unreadable: db 'Touchline 98 cannot read its program file.', 13, 10, '$'

align 16
STUB_SIZE   equ $ - $$
transfer    equ STUB_SIZE
STACK_TOP   equ STUB_SIZE + TRANSFER_SIZE + STACK_SIZE
