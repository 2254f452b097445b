"""What a record proves about its luck, and which forgeries are detected."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Collection
from pathlib import Path

import pytest
from typer.testing import CliRunner

import sunduk
from sunduk import BadRecord, Game, Match
from sunduk.cli.main import app as cli
from sunduk.server.keys import Key, verify
from sunduk.table import luck as lucks
from sunduk.table import proof
from sunduk.table.luck import Luck, commit
from sunduk.table.proof import Proof
from sunduk.table.seats import Seat
from sunduk.table.signing import sign

from .house import House

LUCK = Luck("3Kd9_x1bQmXvT0aE", bytes(range(32)))
KEY = Key(b"a server's own key of 32 bytes .")
VERIFIER = Path(__file__).parent / "verifier.mjs"
OLD = Path(__file__).parent / "old" / "uncommitted.sunduk"


def check(record: str, key: str | None = None, kept: Collection[str] = ()) -> Proof:
    """What a record proves, with signatures checked by the server's own means."""
    return proof.check(record, verify, key, kept)


def signed(key: Key, record: str) -> str:
    return sign(record, key)


def recorded(game: Game, seats: list[Seat], most: int = 60, luck: Luck = LUCK, first: int | None = None) -> str:
    """The unsigned record of a random match."""
    rng, salts = random.Random(2), luck.salts(seats)
    match = Match(game, len(seats), auto=False, names=["Ann \\", 'Боб "Б"', "Guest"][: len(seats)])
    luck.draw(match, salts, first=first)
    while not match.over and len(match.log) < most:
        who = rng.choice(match.actors)
        match.do(who, rng.choice(match.ids(who)))
        luck.draw(match, salts)
        match.comments[match.length] = "2. not a move"
    match.headers["Players"] = " ".join("human" if seat.kind == "person" else "level:3" for seat in seats)
    promised = zip(seats, salts, luck.commitments(seats), strict=True)
    match.headers |= lucks.headers(
        luck, [Seat(seat.kind, salt=salt, commitment=c) for seat, salt, c in promised], first
    )
    return match.dump()


SEATS = [
    Seat("person", salt='a "salt" with \\ in it', commitment=commit('a "salt" with \\ in it')),
    Seat("person", commitment=commit("kept back")),
    Seat("bot", level=3),
]


@pytest.fixture(scope="module")
def record() -> str:
    return signed(KEY, recorded(sunduk.game("marrakech"), SEATS, first=1))


def said(found: Proof, subject: str) -> list[bool | None]:
    return [finding.holds for finding in found.findings if finding.subject == subject]


def test_a_record_proves_what_it_can_and_says_what_it_cannot(record: str) -> None:
    alone = check(record)
    assert not alone.false
    assert not alone.proved
    assert said(alone, "signature") == [None]
    assert said(alone, "secret") == said(alone, "outcomes") == said(alone, "bots") == [True]
    # Two salts fit, one was withheld.
    assert said(alone, "salts") == [True, None]
    assert any("fits its commitment: Ann \\ (seat 0), Guest (seat 2)." in finding.says for finding in alone.findings)
    assert said(alone, "shown") == [None, None]
    kept = check(record, KEY.public.upper(), [LUCK.commitment, *filter(None, LUCK.commitments(SEATS))])
    assert kept.proved
    assert said(kept, "shown") == [True, True]
    assert check(record.replace("\n", "\r\n"), KEY.public).proved


def header(name: str, value: str) -> Callable[[str], str]:
    """The record with one header changed."""

    def change(record: str) -> str:
        lines = [f'[{name} "{value}"]' if line.startswith(f"[{name} ") else line for line in record.split("\n")]
        return "\n".join(lines)

    return change


def other_die(record: str) -> str:
    """The record with another face on its last roll, which no action follows."""
    before, _, after = record.rpartition(" *")
    return f"{before} *{'1' if after[0] != '1' else '2'}{after[1:]}"


OTHER = Luck(LUCK.table, bytes(32))
CHANGES = {
    "secret": (header("Secret", OTHER.secret.hex()), {"secret", "outcomes", "bots"}),
    "secret and commitment": (
        lambda record: header("Commitment", OTHER.commitment)(header("Secret", OTHER.secret.hex())(record)),
        {"outcomes", "bots"},
    ),
    "commitment": (header("Commitment", OTHER.commitment), {"secret"}),
    "table": (header("Table", "another"), {"outcomes", "bots"}),
    "salts": (header("Salts", r"[\"a\", \"b\", \"c\"]"), {"salts", "outcomes", "bots"}),
    "salts without": (header("Salts", "[null, null, null]"), {"salts", "outcomes"}),
    "a salt's commitment": (lambda record: record.replace(commit("kept back"), commit("another"), 1), {"salts"}),
    "the last die": (other_die, {"outcomes"}),
    "a name": (lambda record: record.replace("Боб", "Bob"), set()),
    "a level": (lambda record: record.replace("level:3", "level:8"), set()),
}


@pytest.mark.parametrize("what", CHANGES)
def test_whatever_is_changed_in_a_record_is_found(record: str, what: str) -> None:
    change, lies = CHANGES[what]
    changed = change(record)
    assert changed != record
    found = check(changed)
    assert said(found, "signature") == [False]
    # If the forger signs the record again, the inconsistency and the signer's key still show.
    forger = Key(bytes(32))
    unsigned = "\n".join(line for line in changed.split("\n") if not line.startswith(("[Key ", "[Signature ")))
    again = check(signed(forger, unsigned))
    assert {finding.subject for finding in again.findings if finding.holds is False} >= lies
    assert check(signed(forger, unsigned), KEY.public).false


def test_a_signature_that_was_touched_is_found(record: str) -> None:
    at = record.index('[Signature "') + len('[Signature "')
    for changed in ("0" if record[at] != "0" else "1", "x", ""):
        found = check(record[:at] + changed + record[at + 1 :])
        assert (said(found, "signature"), found.false) == ([False], True)


def test_a_record_forged_from_nothing_is_not_proved() -> None:
    forged = recorded(sunduk.game("marrakech"), SEATS, luck=Luck("forged", bytes(32)))
    assert not check(forged).proved
    assert check(forged, KEY.public).false
    by_another = check(signed(Key(bytes(32)), forged))
    assert (by_another.proved, by_another.false) == (False, False)
    assert "not confirmed" in by_another.findings[0].says
    assert check(signed(Key(bytes(32)), forged), KEY.public).false
    assert said(check(signed(Key(bytes(32)), forged), kept=[LUCK.commitment]), "shown")[0] is False


@pytest.mark.parametrize("first", [0, 1])
def test_a_seat_that_is_to_begin_does_and_the_record_says_so(game: Game, first: int) -> None:
    record = recorded(game, SEATS[1:], first=first)
    assert Match.load(record).beginner == first
    drawn = Match.load(recorded(game, SEATS[1:])).beginner
    found = check(record)
    assert (said(found, "outcomes"), said(found, "first")) == ([True], [None])
    assert [draw.settled for draw in proof.draws(Match.load(record))].count(True) == 1
    assert "the header First says" in str(check(header("First", str(1 - first))(record)).findings)
    without = "\n".join(line for line in record.split("\n") if not line.startswith("[First "))
    assert said(check(without), "outcomes") == [drawn == first]


def test_only_the_opening_is_settled_and_only_where_it_is_drawn() -> None:
    assert Match("farlander", 2, seed=1).beginner in (0, 1)
    match = Match("farlander", 2, auto=False)
    assert match.opening(0) is None, "first the map is laid"
    LUCK.draw(match, [])
    assert match.opening(0) is None, "it has been drawn"
    assert Match.at(match.position).beginner is None


def test_a_record_from_elsewhere_says_nothing_of_its_luck() -> None:
    with pytest.raises(BadRecord, match="Table"):
        check(Match("marrakech", 2, seed=1).dump())


@pytest.mark.parametrize(
    ("name", "value"), [("Secret", "?"), ("Salts", "["), ("Salts", "[1]"), ("Commitments", "[]"), ("First", "3")]
)
def test_headers_that_cannot_be_read_are_refused(record: str, name: str, value: str) -> None:
    with pytest.raises(BadRecord, match=name):
        check(header(name, value)(record))


def test_a_record_from_before_commitments_is_verified_and_proves_less() -> None:
    found = check(OLD.read_text("utf-8"))
    assert (found.false, found.proved) == (False, False)
    assert said(found, "outcomes") == said(found, "secret") == [True]
    assert "not signed: anyone" in found.findings[0].says
    assert "may have been chosen last: Ann (seat 0), Боб (seat 2)" in str(found.findings)
    assert "the server alone decided" not in str(found.findings)


def node(*words: str) -> subprocess.CompletedProcess[str]:
    beside = str(Path(sys.executable).parent)
    found = shutil.which("node", path=os.pathsep.join((beside, os.environ["PATH"])))
    assert found, "Node runs the verifier: `make test` provides it."
    return subprocess.run([found, str(VERIFIER), *words], capture_output=True, text=True, check=False)


def test_a_program_in_another_language_finds_the_same(tmp_path: Path, record: str) -> None:
    file, draws = tmp_path / "match.sunduk", tmp_path / "draws.json"
    runner = CliRunner()
    for text in (record, signed(KEY, recorded(sunduk.game("facir"), SEATS[1:], 400))):
        file.write_text(text, "utf-8")
        listed = runner.invoke(cli, ["verify", str(file), "--key", KEY.public, "--json"])
        assert listed.exit_code == 0, listed.output
        draws.write_text(listed.output)
        done = node(str(file), str(draws), KEY.public)
        assert done.returncode == 0, done.stderr
        count = len(json.loads(listed.output)["draws"])
        assert json.loads(done.stdout)["outcomes"] == count > 10
    assert node(str(file), str(draws), "0" * 64).stderr == "signed by another key\n"
    told = json.loads(draws.read_text())
    told["draws"][3]["action"] = next(id for id, _ in told["draws"][3]["outcomes"] if id != told["draws"][3]["action"])
    draws.write_text(json.dumps(told))
    assert "the secret and the salts give" in node(str(file), str(draws)).stderr
    file.write_text(text.replace("level:3", "level:4"), "utf-8")
    assert node(str(file), str(draws)).stderr == "the signature does not fit\n"


def test_the_server_signs_what_is_over_and_the_command_line_says_what_that_proves(house: House, tmp_path: Path) -> None:
    ann = house.person("Ann")
    salt = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
    plans = [{"kind": "me"}, {"kind": "me", "name": "B"}]
    shown = ann.post("/tables", game="farlander", seats=plans, commitment=commit(salt))
    path = f"/tables/{shown['id']}"
    ann.post(f"{path}/salt", salt=salt)
    assert "Signature" not in ann.http.get(f"{path}/record").text
    ann.post(f"{path}/resign", seat=0)
    text, key = ann.http.get(f"{path}/record").text, ann.get("/key")["key"]
    file = tmp_path / "match.sunduk"
    file.write_text(text, "utf-8")
    kept = [word for hash in (shown["luck"]["commitment"], commit(salt)) for word in ("--commitment", hash)]

    def verify(*words: str) -> tuple[int, str]:
        result = CliRunner().invoke(cli, ["verify", str(file), *words])
        return result.exit_code, result.output

    code, output = verify("--key", key, *kept)
    assert (code, "✕" in output, "?" in output) == (0, False, False), output
    assert verify()[0] == 1
    assert "not confirmed" in verify()[1].replace("\n", " ")
    assert verify("--key", KEY.public)[0] == 2
    assert verify("--commitment", "0" * 64)[0] == 2
    imported = ann.post("/records", text=text)["id"]
    assert ann.http.get(f"/tables/{imported}/record").text == text
