"""Luck that nobody can choose: who commits to what, and in which order."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import pytest

import sunduk
from sunduk.table import decisions
from sunduk.table.decisions import Decision
from sunduk.table.entries import Create, Entry, Start, load
from sunduk.table.faults import Fault
from sunduk.table.frames import table_json
from sunduk.table.luck import Luck, commit
from sunduk.table.seats import Seat, seat_plan
from sunduk.table.table import REVEAL, Table

from .conftest import settings
from .house import House

LUCK = Luck("table", bytes(range(32)))
ANN, EVE = "ann's salt, which nobody guesses", "eve's salt"
OLD = Path(__file__).parent / "old"


def test_each_salt_and_place_changes_the_outcome_and_all_are_as_likely() -> None:
    words = [LUCK.word([salt], seq) for salt in ("a", "b") for seq in range(3000)]
    assert len(set(words)) > 5990
    faces = Counter(word * 6 >> 32 for word in words)
    assert all(850 < count < 1150 for count in faces.values())


def test_the_examples_of_the_document_are_true() -> None:
    text = (Path(__file__).parents[2] / "docs" / "luck.md").read_text("utf-8").partition("## Examples")[2]
    luck, salt = Luck("3Kd9_x1bQmXvT0aE", bytes(range(32))), "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
    word = luck.word([salt, luck.salt(1)], 17)
    for part in (luck.commitment, commit(salt), luck.salt(1), commit(luck.salt(1)), f"{word:08x}", str(word)):
        assert part in text
    assert f"= {word * 10 >> 32} |" in text


class Log:
    """A table without a server, and its log."""

    def __init__(self, *seats: Seat) -> None:
        self.now = 1_000_000
        plans = [seat_plan(seat) for seat in seats]
        version = sunduk.game("marrakech").version
        create = Create(self.now, "marrakech", version, {}, plans, {"kind": "none"}, 3, False, "ann", LUCK.commitment)
        self.entries: list[Entry] = [create]
        self.table = Table("table", create)

    def so(self, decision: Decision) -> Table:
        self.entries.append(load(decision.entry.dump()))
        self.table = Table.fold("table", self.entries)
        assert self.table.seats == decision.table.seats
        return self.table

    def sit(self, guest: str, salt: str | None) -> Table:
        commitment = None if salt is None else commit(salt)
        return self.so(decisions.sit(self.table, guest, guest, None, commitment, self.now))

    def reveal(self, guest: str, salt: str) -> Table:
        return self.so(decisions.reveal(self.table, guest, salt, self.now))

    def start(self) -> Table:
        return self.so(decisions.start(self.table, "ann", 1, LUCK, self.now))

    def refuses(self, *asked: str) -> None:
        """Check that each of these requests is refused now."""
        tries = {
            "sit": lambda: decisions.sit(self.table, "eve", "Eve", None, commit("another"), self.now),
            "rise": lambda: decisions.leave(self.table, "eve", 1, "left", self.now),
            "other salt": lambda: decisions.reveal(self.table, "eve", "another", self.now),
            "reveal": lambda: decisions.reveal(self.table, "ann", ANN, self.now),
            "start": lambda: decisions.start(self.table, "ann", 1, LUCK, self.now),
        }
        for each in asked:
            with pytest.raises(Fault):
                tries[each]()


def two(eve: str | None = EVE) -> Log:
    log = Log(Seat(), Seat())
    log.sit("ann", ANN)
    log.sit("eve", eve)
    return log


def test_whoever_knows_the_secret_and_reveals_last_cannot_choose_the_dice() -> None:
    log = two()
    log.refuses("reveal", "other salt")
    assert log.start().awaited == [0, 1]
    log.reveal("ann", ANN)
    # Eve is the operator: she knows the secret and Ann's salt, and has tried 300 salts of her own.
    wanted = [commit(str(number)) for number in range(300)]
    for salt in wanted:
        with pytest.raises(Fault, match="not the salt that you committed to"):
            log.reveal("eve", salt)
    log.refuses("sit", "rise", "start")
    revealed = luck_of(log, EVE)
    silent = luck_of(log, None)
    assert revealed == [ANN, EVE]
    # All that Eve can still choose: to reveal her salt or to withhold it.
    assert silent == [ANN, commit(EVE)]


def luck_of(log: Log, eve: str | None) -> list[str | None]:
    """The salts with which the match begins if Eve reveals hers or withholds it."""
    other = Log(Seat(), Seat())
    other.entries, other.table = list(log.entries), log.table
    if eve is not None:
        other.reveal("eve", eve)
    other.now += REVEAL
    assert other.start().state == "running"
    assert isinstance(other.entries[-1], Start)
    return other.table.salts


def test_a_match_waits_for_salts_for_ten_seconds_and_no_longer() -> None:
    log = two()
    log.start()
    log.reveal("eve", EVE)
    assert log.table.reveal_due == log.now + REVEAL
    log.now += REVEAL - decisions.EARLY - 1
    log.refuses("start")
    log.now += 1
    table = log.start()
    assert (table.state, table.salts) == ("running", [commit(ANN), EVE])
    log.refuses("reveal")


def test_the_salts_of_bots_follow_from_the_secret() -> None:
    log = Log(Seat("person", "Ann", guest="ann", commitment=commit(ANN)), Seat("bot", "Guest", 1), Seat())
    told = table_json(log.table, LUCK, "ann", set())["luck"]
    assert told["commitments"] == [commit(ANN), commit(LUCK.salt(1)), None]
    log.start()
    sealed = table_json(log.table, LUCK, "ann", set())["luck"]
    assert (sealed["commitments"][2], sealed["awaited"]) == (commit(LUCK.salt(2)), [0])
    log.reveal("ann", ANN)
    table = log.start()
    assert table.salts == [ANN, LUCK.salt(1), LUCK.salt(2)]
    assert table_json(table, LUCK, "ann", set())["luck"]["commitments"] == sealed["commitments"]


def test_salts_are_shown_to_nobody_before_all_are_known() -> None:
    log = two()
    log.start()
    log.reveal("ann", ANN)
    assert ANN not in str(table_json(log.table, LUCK, "eve", set()))


def test_a_seat_that_commits_to_nothing_adds_nothing_and_is_not_waited_for() -> None:
    log = two(None)
    assert log.start().awaited == [0]
    log.reveal("ann", ANN)
    assert log.start().salts == [ANN, None]
    assert Log(Seat("person", "Ann", guest="ann"), Seat("bot", "Guest", 1)).start().state == "running"


def test_a_log_from_before_commitments_is_still_read() -> None:
    entries = [load(line) for line in (OLD / "uncommitted.jsonl").read_bytes().splitlines()]
    table = Table.fold("3Kd9_x1bQmXvT0aE", entries)
    assert (table.state, table.salts) == ("over", ['salt "and" \\', None, "pepper"])
    assert table.commitments == [None, None, None]
    waiting = Table.fold("3Kd9_x1bQmXvT0aE", entries[:2])
    begun = decisions.start(waiting, "ann", 1, LUCK, 1).table
    assert (begun.state, begun.salts) == ("running", [None, LUCK.salt(1), "pepper"])


def test_people_commit_when_they_sit_down_and_reveal_when_all_have(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    id = ann.table("farlander", "me", "open", commitment=commit(ANN))["id"]
    assert ann.refused(f"/tables/{id}/salt", salt=ANN) == (409, "conflict")
    with ann.look(id) as screen:
        screen.hear("table")
        table = bob.post(f"/tables/{id}/sit", commitment=commit(EVE))
        assert (table["state"], table["luck"]["awaited"]) == ("waiting", [0, 1])
        while not screen.hear("table")["table"]["luck"]["awaited"]:
            pass
    assert bob.refused(f"/tables/{id}/leave") == (409, "conflict")
    assert bob.refused(f"/tables/{id}/salt", salt="another") == (422, "invalid")
    assert house.person("Eve").refused(f"/tables/{id}/salt", salt=EVE) == (403, "forbidden")
    waiting = bob.post(f"/tables/{id}/salt", salt=EVE)
    assert (waiting["luck"]["awaited"], waiting["luck"]["salts"]) == ([0], [None, None])
    begun = ann.post(f"/tables/{id}/salt", salt=ANN)
    assert (begun["state"], begun["luck"]["salts"]) == ("running", [ANN, EVE])
    assert begun["luck"]["commitments"] == [commit(ANN), commit(EVE)]


def test_a_closed_laptop_does_not_hold_the_table(tmp_path: Path) -> None:
    ahead = 0.0
    with House(settings(tmp_path), lambda: time.time() + ahead) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        id = ann.table("farlander", "me", "open", commitment=commit(ANN))["id"]
        bob.post(f"/tables/{id}/sit", commitment=commit(EVE))
        ann.post(f"/tables/{id}/salt", salt=ANN)
        with ann.look(id) as screen:
            ahead = REVEAL / 1000
            while (table := screen.hear("table")["table"])["state"] == "waiting":
                pass
        assert table["luck"]["salts"] == [ANN, commit(EVE)]
