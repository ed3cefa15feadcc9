"""Money of a club: amounts, its state in a word, the lines of its books, as the game's screens have them."""

from __future__ import annotations

from collections.abc import Mapping

INCOMES = ("season_tickets", "gate", "prize_money", "player_sales", "other_income")
COSTS = ("wages", "bonuses_paid", "purchases", "other_costs")
BUCKETS = ("start_balance", *INCOMES, *COSTS)
LINES = {
    "start_balance": "Balance on 1 July", "season_tickets": "Season tickets", "gate": "Gate receipts",
    "prize_money": "TV and prize money", "player_sales": "Player sales", "other_income": "Other income",
    "wages": "Wages", "bonuses_paid": "Bonuses", "purchases": "Player purchases",
    "other_costs": "Other costs",
}  # fmt: skip
BY_THE_BANK = "Run by the bank"
# What a season brings without transfers, by tier: the league's pool, commerce a head of the ground, the price
# of a ticket and home matches. The state of a club is its balance measured by that.
TIERS = ((3_900_000, 130, 16, 19), (650_000, 70, 11, 23), (280_000, 50, 9, 23), (190_000, 42, 7, 23))
LOWEST = len(TIERS) - 1


def pounds(amount: int) -> str:
    """As `£1,200,000`."""
    return f"{'-' if amount < 0 else ''}£{abs(amount):,}"


def balance(buckets: Mapping[str, int]) -> int:
    """What is in the bank: the start, incomes, less costs."""
    gained = sum(buckets[name] for name in INCOMES) - sum(buckets[name] for name in COSTS)
    return buckets["start_balance"] + gained


def state_words(money: int, capacity: int, division: int, *, in_trouble: bool) -> str:
    """`Rich`, `Secure`, `Sound`, `In debt`, `Deep in debt`, or that the bank runs it."""
    if in_trouble:
        return BY_THE_BANK
    pool, commerce, ticket, matches = TIERS[min(division, LOWEST)]
    size = pool + capacity * commerce + capacity * 65 // 100 * ticket * matches
    if money > size // 2:
        return "Rich"
    if money > size // 6:
        return "Secure"
    if money >= 0:
        return "Sound"
    return "In debt" if money > -(size // 5) else "Deep in debt"
