/* Clubs' money. */
#include "finance.h"

void finance_prize(u16 club, s32 amount)
{
    clubs[club].prize_money += amount;
}
