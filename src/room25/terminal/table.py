"""The table: one game from its first question to its end, people and bots in turn."""

from __future__ import annotations

from rich.text import Text

from room25.bots.host import Host
from room25.errors import IllegalCommand
from room25.game import SPECTATOR, Decision, Game, SeatView
from room25.setup.lay import CHARACTER_NAMES
from room25.terminal import files, guide, odds, side, typed
from room25.terminal.desk import Desk
from room25.terminal.hint import Adviser
from room25.terminal.screen import TITLE, Screen
from room25.terminal.seats import DIFFICULTIES, Seats
from room25.terminal.status import DANGER
from room25.words.sentences import at_table, happened

__all__ = ["Quit", "TerminalTable"]

ADRENALINE_SLOT = 3
LAY_OUT = "program adrenaline"
SLOW = DIFFICULTIES["hard"]


class Quit(Exception):
    """A person has left the game on purpose."""


class TerminalTable:
    """A game with its people; whoever holds the keyboard sees its own view and nothing else."""

    def __init__(self, desk: Desk, game: Game, seats: Seats, warning: str = "") -> None:
        self.desk = desk
        desk.texts = at_table(game.view(SPECTATOR).flat, desk.texts)
        self.game = game
        self.seats = seats
        self.host = Host(game, seats.bots(game), forgiving=True)
        self._adviser = Adviser(seats.luck)
        self._warning = warning  # said once, on the next screen
        self._thinking = False
        self._noted: set[str] = set()  # what bots have wanted to be known
        self.holder = 0 if seats.people == 1 else SPECTATOR
        self._answered_at = [0] * game.seats  # by seat: how many events there were when it last answered
        self._was_asked = seats.people > 0  # was any person asked anything in this round?
        self._offered = 0  # the countdown at which adrenaline was last offered to those who do not program

    def play(self) -> None:
        """Until the game is over."""
        try:
            self._play_on()
        finally:
            self.host.close()

    def _play_on(self) -> None:
        while (decision := self.game.decision) is not None:
            if decision.kind == "program":
                self.host.open_round()
                self._offer_adrenaline()
            who = self._next(decision)
            seat = self.game.seat_of(who)
            before = self._count()
            if self.seats.is_person(seat):
                self._was_asked = True
                self._ask(seat, who)
                self._thinking = False
            else:
                self._think()
                self.host.step(seat)
                self._note(self.host.bots[seat].note)
            self._watch(before)

    def _think(self) -> None:
        """Bots that take their time say so, once until a person is asked again."""
        if self.seats.bot == SLOW and not self._thinking:
            self._thinking = True
            self.desk.say(self.desk.texts("term-thinking"), "dim")

    def _note(self, key: str) -> None:
        """What a bot wants to be known is said once: that it plays a weaker level than its name says, or that it has failed."""
        if key and key not in self._noted:
            self._noted.add(key)
            self._warning = " ".join(part for part in (self._warning, self.desk.texts(key)) if part)

    def _next(self, decision: Decision) -> str:
        """Where several may answer, whoever has the keyboard comes first, so that it does not go to and fro."""
        mine = [who for who in decision.asked if self.game.seat_of(who) == self.holder]
        return mine[0] if mine else decision.asked[0]

    def _count(self) -> int:
        return len(self.game.view(SPECTATOR).events)

    def _ask(self, seat: int, who: str) -> None:
        """Hand the keyboard over, then show and read until this character has answered."""
        self._hand_over(seat)
        notice, self._warning = Text(self._warning), ""
        narrowed: tuple[str, ...] = ()  # a word that means several answers lists these alone; Enter lists all again
        while self._owes(who):
            every = self._choices(seat, who)
            if every == ["wait"] and self.seats.people == 1:
                # Nothing else is possible. With other people watching it is asked all the same, for not to be asked tells them something.
                self.game.play(f"{who} wait")
                return
            choices = [words for words in every if words in narrowed] or every
            self._show(seat, who, choices, notice)
            line = self.desk.ask(self.desk.texts("term-prompt"))
            said = typed.understand(line, choices, self.desk.texts, who)
            if said.kind == typed.WRONG and choices != every and not line.isdecimal():
                said = typed.understand(line, every, self.desk.texts, who)
            narrowed = said.several
            if said.kind == typed.ANSWER:
                before = self._count()
                notice = self._play(said.text, seat, who)
                if not notice:
                    self._answered_at[seat] = before
                    self._let_read(seat, who, before)
                    return
            else:
                notice = self._beside(said, seat, who)

    def _choices(self, seat: int, who: str) -> list[str]:
        """The numbered answers; to a third action also that it is not taken after all."""
        view = self.game.view(seat)
        choices = list(view.options[who])
        is_action = view.decision is not None and view.decision.kind == "action"
        if is_action and view.flat.slot == ADRENALINE_SLOT and "withdraw" in view.asides.get(who, ()):
            choices.append("withdraw")
        return choices

    def _offer_adrenaline(self) -> None:
        """Whoever is paranoid does not program, but may lay adrenaline out all the same, and is asked once a round."""
        v = self.game.view(SPECTATOR).flat
        if self._offered == v.rounds_left:
            return
        self._offered = v.rounds_left
        for c, who in enumerate(CHARACTER_NAMES):
            if v.paranoid[c] and self.seats.is_person(v.owner[c]):
                if LAY_OUT in self.game.view(v.owner[c]).asides.get(who, ()):
                    self._offer(v.owner[c], who)

    def _offer(self, seat: int, who: str) -> None:
        self._was_asked = True
        self._hand_over(seat)
        texts = self.desk.texts
        asked = texts("ask-adrenaline-paranoid", who=texts.character(who))
        notice = Text()
        while True:
            self._show(seat, who, [LAY_OUT, "pass"], notice, asked)
            said = typed.understand(self.desk.ask(texts("term-prompt")), [LAY_OUT, "pass"], texts, who)
            if said.kind == typed.ANSWER and said.text == "pass":
                return
            if said.text == LAY_OUT:
                self._play(LAY_OUT, seat, who)
                return
            notice = self._beside(said, seat, who) if said.kind != typed.ANSWER else Text(texts("term-prompt"))

    def _owes(self, who: str) -> bool:
        """Does the game wait for this character? A guard that shows itself may owe nothing any more."""
        decision = self.game.decision
        return decision is not None and who in decision.asked

    def _play(self, words: str, seat: int, who: str) -> Text:
        """An answer or something besides it; returns the refusal, or nothing."""
        view = self.game.view(seat)
        try:
            self.game.play(f"{who} {words}")
        except IllegalCommand as error:
            return Text(typed.refused(error, view, who, words, self.desk.texts), DANGER)
        return Text()

    def _beside(self, said: typed.Typed, seat: int, who: str) -> Text:
        """Everything that is not an answer; returns what there is to say about it."""
        texts = self.desk.texts
        if said.kind == typed.ASIDE:
            whom = said.whom or who
            if self.game.seat_of(whom) == seat:
                return self._play(said.text, seat, whom)
            mine = ", ".join(texts.character(key) for key in self.game.view(seat).characters)
            return Text(texts("error-no-such-character", words=texts.character(whom), options=mine), DANGER)
        if said.kind == typed.HELP:
            self.desk.page(guide.about(said.text, self.game.view(seat).flat, texts))
        elif said.kind == typed.LOG:
            self.desk.page(self.log(self.game.view(seat)))
        elif said.kind == typed.ODDS:
            self.desk.page(odds.page(self.game.view(seat), texts))
        elif said.kind == typed.HINT:
            return self._adviser.hint(self.game.view(seat), texts) if self._owes(who) else Text(texts("hint-none"))
        elif said.kind == typed.SAVE:
            return files.save(self.game, self.seats, said.text, texts)
        elif said.kind == typed.QUIT:
            self._quit()
        return Text(said.text if said.kind == typed.WRONG else "", DANGER)

    def _quit(self) -> None:
        texts = self.desk.texts
        self.desk.say(texts("term-quit-how", save="save game.txt", resume="room25 play --record game.txt"))
        if self.desk.ask(texts("term-quit-ask")).casefold()[:1] in (texts("term-yes"), "y"):
            raise Quit

    def log(self, view: SeatView) -> list[Text]:
        """All that has happened, as far as this view goes."""
        seen = [event for event in view.events if not event.is_hidden]
        sentences = [
            Text(happened(event, self.desk.texts, self.side_name))
            for event, following in zip(seen, [*seen[1:], None])
            if not side.is_idle_phase(event, following)
        ]
        return sentences or [Text(self.desk.texts("term-log-empty"))]

    def side_name(self, side: int) -> str:
        return self.seats.side_name(side, self.game, self.desk.texts)

    def _show(
        self,
        pov: int,
        who: str = "",
        choices: list[str] | None = None,
        notice: Text | None = None,
        asked: str = "",
    ) -> None:
        name = self.seats.names[pov] if self.seats.is_person(pov) else ""
        since = self._answered_at[pov] if pov >= 0 else 0
        view = self.game.view(pov)
        screen = Screen(view, self.desk.texts, self.side_name, name, who, choices or [], since, notice or Text(), asked)
        self.desk.clear()
        self.desk.show(screen.lines(self.desk.width, self.desk.height))

    def _hand_over(self, seat: int) -> None:
        """Between two people the screen is empty and forgets what was on it."""
        if self.holder == seat:
            return
        self.desk.clear(forget=True)
        name = self.seats.names[seat]
        self.desk.say(Text(f" {self.desk.texts('term-title')} ", TITLE))
        self.desk.ask(self.desk.texts("term-hand-over-ready", name=name))
        self.holder = seat

    def _let_read(self, seat: int, who: str, before: int) -> None:
        """Whoever has just learnt a secret reads it before the keyboard goes on, and may talk about it or lay a reminder."""
        fresh = self.game.view(seat).events[before:]
        decision = self.game.decision
        if self.seats.people == 1 or decision is None or not any(event.kind == "saw" for event in fresh):
            return
        if self.game.seat_of(self._next(decision)) == seat:
            return
        notice = Text()
        others = [other for name in decision.asked if self.seats.is_person(other := self.game.seat_of(name))]
        texts = self.desk.texts
        prompt = texts("term-hand-over", name=self.seats.names[others[0]]) if others else texts("term-continue")
        while True:
            self._show(seat, notice=notice)
            line = self.desk.ask(prompt)
            if not line:
                return
            said = typed.understand(line, [], self.desk.texts)
            notice = self._play(said.text, seat, who) if said.kind == typed.ANSWER else self._beside(said, seat, who)

    def _watch(self, before: int) -> None:
        """A round in which no person was asked anything is shown too, one Enter at a time."""
        fresh = self.game.view(SPECTATOR).events[before:]
        if self.game.is_over or not any(event.kind == "round-began" for event in fresh):
            return
        if not self._was_asked:
            self.holder = 0 if self.seats.people == 1 else SPECTATOR
            self.desk.clear(forget=True)
            notice, self._warning = Text(self._warning), ""
            self._show(self.holder, notice=notice)
            while line := self.desk.ask(self.desk.texts("term-continue")):
                said = typed.understand(line, [], self.desk.texts)
                if said.kind not in (typed.ASIDE, typed.ANSWER):
                    self.desk.say(self._beside(said, self.holder, ""))
        self._was_asked = False
