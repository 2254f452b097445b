"""One schema of the wire: the server's models, the client's types and the documentation agree."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import Any, NotRequired, get_args, get_origin, get_type_hints

import pytest
from pydantic import TypeAdapter, ValidationError

from sunduk.table.faults import STATUS
from sunduk.table.wire import asked, play, tables
from sunduk.table.wire.asked import Order, ToServer
from sunduk.table.wire.frames import FromServer

from ..house import House, Person, read_frame

ROOT = Path(__file__).parents[3]
SERVER = (ROOT / "docs" / "server.md").read_text("utf-8")


def fields(given: Any) -> dict[str, bool]:
    """The fields of a type, and which of them are required."""
    hints = get_type_hints(given, include_extras=True)
    return {name: get_origin(hint) is not NotRequired for name, hint in hints.items()}


def kind(given: Any) -> str:
    """The `type` of a socket message."""
    return str(TypeAdapter(given).json_schema()["properties"]["type"]["const"])


FRAMES = {kind(frame): frame for frame in get_args(FromServer.__value__)}
MESSAGES = {kind(message): message for message in get_args(get_args(ToServer.__value__)[0])}


def test_generated_files_are_up_to_date() -> None:
    for path, text in runpy.run_path(str(ROOT / "web" / "build" / "wire.py"))["documents"]().items():
        assert path.read_text("utf-8") == text, f"{path.relative_to(ROOT)} is out of date: run `make wire`"


def test_every_kind_of_frame_is_sent_as_declared(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.person("Ann")
    table = ann.table("pharaoh", "me", "bot", clock={"kind": "bank", "seconds": 600, "increment": 5})
    with ann.look(table["id"], 0) as screen:
        seq = screen.hear("view")["seq"]
        screen.say(type="chat", text="Hello.")
        screen.hear("chat")
        screen.hear("ping")
        assert screen.act(0, seq, "nonsense")["type"] == "refused"
        monkeypatch.setattr(house.app.state.hall.warming, "is_warm", lambda _: False)
        with ann.look(table["id"], 0):
            screen.hear("warming")
        monkeypatch.undo()
        frames = screen.frames
    marrakech = ann.table("marrakech", "me", "me")
    with ann.look(marrakech["id"], 0) as first, ann.look(marrakech["id"], 1) as second:
        for screen in (first, second):
            view = screen.hear("view")
            if choices := view["view"]["choices"]:
                assert screen.act(view["seat"], view["seq"], choices[0]["id"])["type"] == "done"
            frames += screen.frames
    assert {read_frame(text)["type"] for text in frames} == set(FRAMES)


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "ping", "mark": 1, "more": 2},
        {"type": "ping", "mark": "1"},
        {"type": "ping"},
        {"type": "peng", "mark": 1},
        {"type": "refused", "id": None, "error": {"code": "stale", "message": "", "why": ""}},
    ],
)
def test_a_frame_that_is_not_as_declared_is_noticed(frame: dict[str, object]) -> None:
    with pytest.raises((AssertionError, ValidationError)):
        read_frame(json.dumps(frame))


def test_every_answer_has_a_type(house: House) -> None:
    for path, methods in house.app.openapi()["paths"].items():
        for method in methods.values():
            if path in ("/api/tables/{id}/card", "/api/tables/{id}/picture", "/api/home/qr"):
                # A picture.
                continue
            (content,) = method["responses"]["200"]["content"].values()
            assert "$ref" in json.dumps(content) or path == "/api/tables/{id}/record", path
            assert set(method["responses"]) == {"200", "default"}
            assert "RefusalJson" in json.dumps(method["responses"]["default"])


def test_answers_are_as_declared(house: House) -> None:
    """Responses that FastAPI does not validate."""
    ann = house.person("Ann")
    open = ann.table("farlander", "me", "open", "bot", clock={"kind": "days", "days": 2})
    here = f"/tables/{ann.table('facir', 'me', 'bot')['id']}"
    seq = ann.get(here)["seq"]
    answers: list[tuple[Any, Any]] = [
        (tables.TableJson, open),
        (tables.TableJson, ann.get(here)),
        (list[tables.TableJson], ann.get("/tables")),
        (list[tables.TableJson], ann.get("/tables/mine")),
        (play.LogJson, ann.get(f"{here}/log?seat=0")),
        (play.MomentJson, ann.get(f"{here}/views/{seq}?seat=0")),
        (tables.MeJson, ann.get("/me")),
        (list[tables.GameJson], ann.get("/games")),
        (tables.RulesJson, ann.get("/games/facir/rules/ru")),
        (play.PublicKeyJson, ann.get("/key")),
        (play.ChatJson, ann.post(f"{here}/chat", text="Hello.")),
        (list[play.ChatJson], ann.get(f"{here}/chat")),
        *_moves(ann),
    ]
    for type, answer in answers:
        assert answer
        checked = TypeAdapter(type)
        assert checked.dump_python(checked.validate_json(json.dumps(answer), strict=True), mode="json") == answer


def _moves(ann: Person) -> list[tuple[Any, Any]]:
    """What is answered about a choice and a move."""
    here = f"/tables/{ann.table('marrakech', 'me', 'me')['id']}"
    table = ann.get(here)
    seat, seq = table["acting"][0], table["seq"]
    choice = ann.get(f"{here}/views/{seq}?seat={seat}")["view"]["choices"][0]["id"]
    return [
        (play.HintsJson, ann.post(f"{here}/hint", seat=seat)),
        (play.ProspectsJson, ann.get(f"{here}/prospects/{choice}?seat={seat}")),
        (play.MadeJson, ann.post(f"{here}/actions", seat=seat, seq=seq, action=choice)),
    ]


def test_the_page_and_the_server_have_the_same_limits() -> None:
    written = [path for path in (ROOT / "web" / "src").rglob("*.svelte") if "maxlength" in path.read_text("utf-8")]
    assert written
    for path in written:
        assert re.findall(r"maxlength=(?!\{LONGEST_[A-Z]+\})", path.read_text("utf-8")) == [], path


def documented(text: str) -> dict[str, bool]:
    """The fields of `{a, b?: c}`, and which of them are required."""
    names = re.findall(r"(?:^|, )(\w+)(\??)", text)
    return {name: not optional for name, optional in names}


def section(title: str) -> str:
    return SERVER.split(f"## {title}")[1].split("\n## ")[0]


def test_the_messages_of_the_socket_are_documented() -> None:
    rows = re.findall(r"^\| `\{type: \"(\w+)\", (.*?)\}` \|", section("The socket"), re.MULTILINE)
    asked, told = rows[: len(MESSAGES)], rows[len(MESSAGES) :]
    assert {name: {"type": True} | documented(text) for name, text in told} == {
        name: fields(frame) for name, frame in FRAMES.items()
    }
    assert [name for name, _ in asked] == list(MESSAGES)
    for name, text in asked:
        # A nullable field is written with `null`, or as optional.
        said = {field: must and f"{field}: " not in text for field, must in documented(text).items()}
        assert {"type": True} | said == fields(MESSAGES[name]), name


def test_the_requests_are_documented(house: House) -> None:
    schema = house.app.openapi()
    known: dict[str, dict[str, bool]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            body = json.dumps(operation.get("requestBody", {}))
            name = re.search(r"#/components/schemas/(\w+)", body)
            where = f"{method.upper()} {re.sub(r'{.*?}', '{}', path.removeprefix('/api'))}"
            known[where] = fields(getattr(asked, name[1])) if name else {}
    found: dict[str, dict[str, bool]] = {}
    for method, path, text in re.findall(r"`(GET|POST) (/[^` ?]*)[^` ]*(?: \{(.*?)\})?`", section("HTTP")):
        where = f"{method} {re.sub(r'{.*?}', '{}', path)}"
        found.setdefault(where, fields(Order) if where == "POST /tables" else documented(text))
    assert found == known


def test_the_example_of_an_order_is_one() -> None:
    (text,) = re.findall(r"```json\n(.*?)```", section("HTTP"), re.DOTALL)
    TypeAdapter(Order).validate_json(text)


def test_the_codes_of_errors_are_documented() -> None:
    found = re.findall(r"`(\w+)`\s+(\d{3})\b", section("Errors"))
    assert {code: int(status) for code, status in found} == STATUS
