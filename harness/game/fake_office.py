"""The fake game between matches: Continue, questions and offers, the market, news."""

from __future__ import annotations

from datetime import date

from cm9798.market import Decision, MarketAction
from cm9798.reports import NewsItem
from harness.game import fake_desk, fake_market, fake_matches, fake_news
from harness.game.fake_stage import FakeStage
from harness.game.fake_world import MATCH_DAY, SEASON_OVER, day_of
from harness.game.port import FirstChoice, GameAnswer, Stop


class FakeOffice(FakeStage):
    """The office and what is reached from it."""

    async def advance(self) -> Stop:
        """The next match of the human's club, the season's end, or what the office holds for him before."""
        world = self._enter("advance", "office", "season_end")
        if self._screen == "season_end":
            world.next_season()
            self._screen = "office"
            return Stop("office", world.today)
        number = world.own_played() + 1
        asked = self._asks.get(number, ())
        if self._answered < len(asked):
            self._screen = kind = asked[self._answered]
            return Stop(kind, world.today, asked=fake_desk.put_on_desk(world, kind))
        if self._sacked_before == number:
            fake_desk.dismiss(world)
            self._screen = "sacked"
            return Stop("sacked", world.today)
        fake_market.answer_offers(world)
        own = world.own_fixtures()
        if not own:
            world.go_to(date(world.season + 1, 6, 30), SEASON_OVER)
            self._screen = "season_end"
            return Stop("season_end", world.today)
        world.go_to(day_of(world["fixture"][own[0]]), MATCH_DAY)
        fake_matches.play_others(world, own[0])
        self._screen = "match_day"
        return Stop("match_day", world.today)

    async def take_first_choice(self) -> FirstChoice:
        """Settles what the office asks."""
        world = self._enter("take_first_choice", "question", "offer")
        kind = self._screen
        fake_desk.clear_desk(world)
        self._settled()
        return FirstChoice(f"a {kind}", "1" if kind == "question" else "A", "So be it.")

    async def answer_question(self, choice: int) -> GameAnswer:
        """To the office, when there is such a choice."""
        answer = fake_desk.answer_question(self._enter("answer_question", "question"), choice)
        return self._settled(answer)

    async def decide(self, decision: Decision) -> GameAnswer:
        """To the office, unless the decision is refused."""
        return self._settled(fake_desk.decide(self._enter("decide", "offer"), decision))

    def _settled(self, answer: GameAnswer | None = None) -> GameAnswer:
        answer = answer or GameAnswer("", accepted=True, confirmed=True)
        if answer.accepted:
            self._answered += 1
            self._screen = "office"
        return answer

    async def carry_out(self, action: MarketAction) -> GameAnswer:
        """In the office; a question or an offer is left for later."""
        world = self._enter("carry_out", "office", "question", "offer")
        self._screen = "office"
        return fake_market.carry_out(world, action)

    async def read_news(self, newest: int = 4, since: date | None = None) -> tuple[NewsItem, ...]:
        """As they stand in the table."""
        return fake_news.read_news(self._enter("read_news", "office", "match_day"), newest, since)
