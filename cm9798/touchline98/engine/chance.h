/* Dice of the clubs' life. Each day, purpose and person has a stream of its own, so that no decision shifts the luck of
 * another, and nothing has to be saved. */
#ifndef CHANCE_H
#define CHANCE_H
#include "random.h"
#include "touchline.h"

enum purpose {
    CHANCE_GROWTH = 1, CHANCE_TRAINING, CHANCE_RETIRE, CHANCE_YOUTH, CHANCE_MARKET, CHANCE_ANSWER, CHANCE_TALKS, CHANCE_BOARD,
    CHANCE_QUESTION, CHANCE_CONTRACT, CHANCE_PERMIT, CHANCE_MANAGERS
};
struct stream chance(enum purpose purpose, u32 who);
int between(struct stream *stream, int low, int high);
int in_hundred(struct stream *stream, int percent);
int clamped(int value, int low, int high);
u32 settled(u32 purpose, u32 who, u32 limit); /* 0..limit-1: the same on every day of a season */
#endif
