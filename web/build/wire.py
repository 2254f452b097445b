"""Write `web/src/wire/` and `docs/wire.md` from the Python types of the wire: `make wire`.

Each TypedDict of `sunduk.table.wire` becomes an interface, each named alias a type, each limit of
`sunduk.table.lengths` a constant, all with their docstrings.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import types
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypeGuard, Union, get_args, get_origin, get_type_hints

from typing_extensions import TypeAliasType, get_original_bases, is_typeddict

from sunduk.table import lengths
from sunduk.table.wire import analysis, asked, design, frames, home, play, sandbox, tables

ROOT = Path(__file__).parents[2]
WIDTH = 120
WIRE = "sunduk.table.wire"
TITLES = {
    "tables": "Games, tables and people",
    "play": "A table that is played at",
    "frames": "Frames of the socket",
    "analysis": "Analyses of matches",
    "sandbox": "Moves tried without a table",
    "home": "An evening at home",
    "design": "The designer's workbench",
    "asked": "What the server is asked",
    "limits": "How long texts may be",
}
HEAD = "/** {title}. Written by `make wire` from the server's types. */\n\n{text}"
SECTION = "\n## {title}\n\n```ts\n{text}```\n"
INTRODUCTION = """\
# What is said over the wire

Every type of the [table server](server.md)'s socket and HTTP API, in TypeScript. `make wire` writes this page and
`web/src/wire/` from the server's own types: `sunduk/table/wire/` and `sunduk/table/lengths.py`. The server refuses
fields that it does not know.
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}

Docs = dict[tuple[str, ...], str]


def documents() -> dict[Path, str]:
    """The contents of each generated file, by path."""
    modules = tables, play, frames, analysis, sandbox, home, design, asked
    sources = {module.__name__.rpartition(".")[2]: module for module in modules}
    blocks = {name: declarations(module) for name, module in sources.items()} | {"limits": constants()}
    imported = {name: imports(module) for name, module in sources.items()} | {"limits": ""}
    written = {name: HEAD.format(title=TITLES[name], text=imported[name] + text) for name, text in blocks.items()}
    written["index"] = "".join(f'export * from "./{name}";\n' for name in blocks)
    sections = [SECTION.format(title=TITLES[name], text=text) for name, text in blocks.items()]
    return {
        **{ROOT / "web" / "src" / "wire" / f"{name}.ts": text for name, text in written.items()},
        ROOT / "docs" / "wire.md": "".join([INTRODUCTION, *sections]),
    }


def constants() -> str:
    """The limits that client and server share."""
    docs = docstrings(lengths)
    found = {name: value for name, value in vars(lengths).items() if name.isupper()}
    return "".join(f"{comment(docs.get((name,)))}export const {name} = {value};\n" for name, value in found.items())


def declarations(module: types.ModuleType) -> str:
    """The definitions of a module, in source order."""
    docs = docstrings(module)
    return "\n".join(
        alias(given, docs) if isinstance(given, TypeAliasType) else interface(given, docs)
        for given in vars(module).values()
        if is_declared(given) and given.__module__ == module.__name__
    )


def imports(module: types.ModuleType) -> str:
    """What a module takes from the others."""
    taken: dict[str, list[str]] = {}
    for given in vars(module).values():
        if is_declared(given) and given.__module__ != module.__name__:
            taken.setdefault(file_of(str(given.__module__)), []).append(named(given))
    lines = [
        f'import type {{ {", ".join(sorted(names))} }} from "./{file}";\n' for file, names in sorted(taken.items())
    ]
    return "".join(lines) + "\n" * bool(lines)


def file_of(module: str) -> str:
    """The name of the file that a module is written to."""
    return module.rpartition(".")[2]


def is_declared(given: object) -> TypeGuard[type | TypeAliasType]:
    """Whether it is written in TypeScript: a TypedDict or a named alias of ours."""
    ours = getattr(given, "__module__", "").startswith(WIRE)
    return ours and (isinstance(given, TypeAliasType) or is_typeddict(given))


def interface(given: type, docs: Docs) -> str:
    """A TypedDict as an interface."""
    name = given.__name__
    bases = [base for base in get_original_bases(given) if is_typeddict(base)]
    inherited: set[str] = set().union(*map(get_type_hints, bases))
    extends = f" extends {', '.join(named(base) for base in bases)}" if bases else ""
    lines = [f"{comment(docs.get((name,)))}export interface {named(given)}{extends} {{"]
    for field, type in get_type_hints(given, include_extras=True).items():
        if field not in inherited and not field.startswith("_"):
            key = f"{field}?" if get_origin(type) is NotRequired else field
            lines.append(f"{comment(docs.get((name, field)), '  ')}  {key}: {typescript(type)};")
    if getattr(given, "__indexed__", False):
        lines.append("  [field: string]: unknown;")
    return "\n".join([*lines, "}\n"])


def alias(given: TypeAliasType, docs: Docs) -> str:
    """A named union: on one line, or one member per line if it is too long, as prettier formats it."""
    union = typescript(given.__value__)
    line = f"export type {named(given)} = {union};\n"
    lines = [f"export type {named(given)} =", *(f"  | {member}" for member in union.split(" | "))]
    return comment(docs.get((given.__name__,))) + (line if len(line) <= WIDTH else "\n".join(lines) + ";\n")


def named(given: type | TypeAliasType) -> str:
    return given.__name__.removesuffix("Json")


def typescript(type: Any) -> str:
    """A Python type as TypeScript."""
    if type in PLAIN:
        return PLAIN[type]
    if isinstance(type, TypeAliasType) or is_typeddict(type):
        return named(type)
    origin, arguments = get_origin(type), get_args(type)
    if origin in (Annotated, NotRequired):
        return typescript(arguments[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(map(typescript, arguments)))
    if origin is tuple:
        return f"[{', '.join(map(typescript, arguments))}]"
    if origin is list:
        item = typescript(arguments[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{', '.join(map(typescript, arguments))}>"
    raise TypeError(f"web/build/wire.py cannot write {type} in TypeScript: add it to `typescript`.")


def comment(text: str | None, indent: str = "") -> str:
    """A docstring as a comment."""
    if not text:
        return ""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */\n"])


def docstrings(module: types.ModuleType) -> Docs:
    """The docstrings of a module's classes, their fields, constants and aliases."""
    tree = ast.parse(inspect.getsource(module))
    found = under_assignments(tree.body)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found |= {(node.name, *field): text for field, text in under_assignments(node.body).items()}
            if text := ast.get_docstring(node):
                found[node.name,] = text
    return found


def under_assignments(body: list[ast.stmt]) -> Docs:
    """The strings under assignments, by the assigned name."""
    found: Docs = {}
    for before, after in itertools.pairwise(body):
        match before, after:
            case (
                ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)),
                ast.Expr(ast.Constant(str(text))),
            ):
                found[name,] = text
    return found


if __name__ == "__main__":
    for path, text in documents().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
