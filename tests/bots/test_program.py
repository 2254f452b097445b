"""Programs as bots: whatever a program does, a legal move is made in time, and a note explains what happened."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sunduk import BadOption, Match
from sunduk.bots import Budget, Decision, bot
from sunduk.bots.arena.schedule import play_on
from sunduk.bots.kinds import program
from sunduk.bots.kinds.program import Program

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"

BUDGET = Budget(seconds=0.05)

ASK = "import json, os, sys, time\nfor line in sys.stdin:\n    request = json.loads(line)\n    number = request['id']\n"
"""The first lines of every test program."""
ANSWER = "print(json.dumps({'id': number, 'action': request['view']['choices'][0]['id']}), flush=True)"

Maker = Callable[[str], Program]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Maker]:
    """Makes a bot from the body of a request loop."""
    monkeypatch.setattr(program, "WARM_UP", 5.0)
    made: list[Program] = []

    def maker(body: str) -> Program:
        path = tmp_path / f"bot{len(made)}.py"
        path.write_text(ASK + "".join(f"    {line}\n" for line in body.splitlines()))
        found = bot(f"exec:{shlex.join([sys.executable, '-S', str(path)])}", 1)
        assert isinstance(found, Program)
        made.append(found)
        return found

    yield maker
    for each in made:
        each.close()


def match_at(seed: int = 1) -> Match:
    return Match("marrakech", 2, seed=seed)


def ask(asked: Program, budget: Budget = BUDGET) -> Decision:
    match = match_at()
    view = match.view(match.actors[0])
    decision = asked.choose(view, budget)
    assert decision.action in view.ids
    return decision


def running(asked: Program) -> int:
    """The process id of a bot's program."""
    assert asked._pipes is not None
    return asked._pipes._process.pid


def test_what_is_asked_and_answered(make: Maker, tmp_path: Path) -> None:
    asked = make(f"open({str(tmp_path / 'heard')!r}, 'a').write(line)\n{ANSWER}")
    match = match_at()
    view = match.view(match.actors[0])
    for _ in range(2):
        assert asked.choose(view, Budget(seconds=5)) == Decision(view.ids[0])
    first, second = (json.loads(line) for line in (tmp_path / "heard").read_text().splitlines())
    assert (first["id"], second["id"]) == (1, 2)
    assert first == {
        "protocol": 1,
        "id": 1,
        "game": "marrakech",
        "seat": view.seat,
        "budget": 5,
        "position": view.position,
        "view": view.json(),
    }


def test_moves_may_be_named_by_their_texts(make: Maker) -> None:
    asked = make("print(json.dumps({'id': number, 'move': request['view']['choices'][-1]['text']}), flush=True)")
    match = match_at()
    view = match.view(match.actors[0])
    assert asked.choose(view, BUDGET) == Decision(view.ids[-1])


@pytest.mark.parametrize(
    ("says", "note"),
    [
        ("print('hello')", "did not write a line of JSON.*It wrote 'hello'"),
        ("print('[' * 60000)", "did not write a line of JSON"),
        ("print('[1]')", "did not write an object with an id"),
        ("print('{}')", "did not write an object with an id"),
        ("print(json.dumps({'id': True, 'action': 1}))", "did not write an object with an id"),
        ("print(json.dumps({'id': number}))", "did not name an action or a move"),
        ("print(json.dumps({'id': number, 'action': 'L'}))", "did not name an action or a move"),
        ("print(json.dumps({'id': number, 'action': True}))", "did not name an action or a move"),
        ("print(json.dumps({'id': number, 'action': 999999}))", "not among its choices.*999999"),
        ("print(json.dumps({'id': number, 'action': -1}))", "not among its choices"),
        ("print(json.dumps({'id': number, 'move': 'frob'}))", "chose a move that cannot be made .*frob"),
        ("print(json.dumps({'id': number + 1, 'action': 1}))", "answered number 2, which was not asked"),
        ("print('{\"id\": 1, \"action\": ' + '9' * 5000 + '}')", "did not write a line of JSON|not among"),
        ("os.write(1, bytes([255, 254, 10]))", "did not write a line of JSON"),
        ("os._exit(3)", "ended with code 3"),
        ("os.kill(os.getpid(), 9)", "was ended by signal 9"),
        ("raise ValueError('oh no')", "ended with code 1.*end with .*ValueError: oh no"),
        ("os.close(1); time.sleep(9)", "closed its output"),
        ("print('x' * 3000000)", "wrote far too much.*It wrote 'xxx"),
        ("while True: print(json.dumps({'id': 0}))", "wrote far too much"),
        ("os.write(2, b'e' * 1000000); print('hello')", "It wrote 'hello'.*end with 'eee"),
    ],
)
def test_nonsense_is_replaced_by_a_legal_move(make: Maker, says: str, note: str) -> None:
    decision = ask(make(f"{says}\nsys.stdout.flush()"))
    assert re.search(note, decision.note)
    assert "a random move was made for it" in decision.note
    assert len(decision.note) < 1500


def test_replacements_depend_on_the_seed(make: Maker) -> None:
    decisions = [[ask(made) for _ in range(6)] for made in (make("print('?', flush=True)") for _ in range(2))]
    assert decisions[0] == decisions[1]
    assert len({decision.action for decision in decisions[0]}) > 1


def test_a_program_that_hangs_loses_its_time_only(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = make(f"if number > 1: time.sleep(600)\n{ANSWER}")
    assert not ask(asked).note
    began = time.monotonic()
    assert "did not answer within 0.05 s" in ask(asked).note
    assert 0.05 <= time.monotonic() - began < 2
    first = running(asked)
    ask(asked)
    ask(asked)
    assert asked._pipes is None, "after three silent turns it is ended"
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    monkeypatch.setattr(program, "WARM_UP", 0.1)
    notes = [ask(asked).note for _ in range(3 * 3 + 1)]
    assert "all its moves are random now" in notes[8]
    assert notes[9] == "", "said once"


def test_a_program_that_never_reads_is_no_danger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "WARM_UP", 0.2)
    asked = bot("exec:sleep 600", 1)
    assert isinstance(asked, Program)
    for _ in range(40):
        assert ask(asked)
    asked.close()


def test_late_answers_are_ignored(make: Maker) -> None:
    asked = make(f"time.sleep(1 if number == 2 else 0)\n{ANSWER}")
    assert not ask(asked).note
    assert "did not answer" in ask(asked).note
    time.sleep(1)
    decision = ask(asked, Budget(seconds=5))
    assert not decision.note, "the answer to the second question came before that to the third"


def test_a_dead_program_is_started_again_a_few_times(make: Maker) -> None:
    asked = make(f"{ANSWER}\nos._exit(0)")
    notes = []
    for _ in range(10):
        notes.append(ask(asked).note)
        time.sleep(0.05)
    assert [bool(note) for note in notes] == [False, True] * 4 + [False, False]
    assert "was started 4 times and is not started again" in notes[7]


def test_nothing_is_left_behind(make: Maker) -> None:
    """Child processes of the program are ended, too."""
    asked = make(f"import subprocess\nchild = subprocess.Popen(['sleep', '600'])\n{ANSWER}")
    ask(asked)
    ask(asked)
    number = running(asked)
    children = Path(f"/proc/{number}/task/{number}/children")
    child = int(children.read_text().split()[0]) if children.exists() else None
    asked.close()
    asked.close()
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)
    deadline = time.monotonic() + 5
    while child and Path(f"/proc/{child}").exists() and " Z " not in Path(f"/proc/{child}/stat").read_text():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("exec:", "needs a program: write exec:./mybot"),
        ("exec:./nowhere", "There is no program ./nowhere"),
        ("exec:'", "cannot be read: No closing quotation"),
    ],
)
def test_names_are_checked(name: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        bot(name, 0)


def test_relative_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").write_text("just a text")
    (tmp_path / "mine").chmod(0o755)
    made = bot("exec:./mine", 0)
    assert isinstance(made, Program)
    assert "could not be started" in ask(made).note


@pytest.mark.parametrize("command", [f"{sys.executable} {EXAMPLES / 'first.py'}", f"node {EXAMPLES / 'first.mjs'}"])
@pytest.mark.parametrize("game", ["marrakech", "fortune", "pharaoh"])
def test_examples_play_whole_matches(game: str, command: str) -> None:
    match = Match(game, 2, seed=1, backend="cpu")
    bots = {0: bot(f"exec:{command}", 1), 1: bot("uniform", 1)}
    try:
        assert play_on(match, bots, Budget(seconds=1)) == []
    finally:
        for each in bots.values():
            each.close()
    assert match.over
