"""Compiles functions that are linked with a game to a WebAssembly object file.

Numba compiles for the processor of this machine only. But its code is LLVM's, and LLVM also writes WebAssembly: so the
code that Numba makes is taken before it is optimised, given the memory layout of WebAssembly, and optimised for that.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from typing import Any

from llvmlite import binding as llvm
from numba import float64, from_dtype, int64, types

from ...match.game import Game

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
"""What every browser since 2021 (Safari: 2023) can run."""

_RETURNS_NONE = -2
"""The status with which a function of Numba says that it returns None; 0 is for any other value."""


def object_code(game: Game, exports: Mapping[str, Callable[..., Any]]) -> bytes:
    """The object file of a game with these functions, under the names that they shall be exported by."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    whole = llvm.parse_assembly(_heading(machine))
    for name, function in exports.items():
        for text in _compiled(game, name, function):
            whole.link_in(llvm.parse_assembly(_adapted(text, machine)))
    # What is not exported may be inlined, and removed.
    for value in (*whole.functions, *whole.global_variables):
        if not value.is_declaration and value.name not in exports:
            value.linkage = "internal"
    # Level 3 makes modules up to 45 % larger, and searches 2 to 5 % faster.
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
    builder.getModulePassManager().run(whole, builder)
    return bytes(machine.emit_object(whole))


def _compiled(game: Game, name: str, function: Callable[..., Any]) -> tuple[str, str]:
    """The LLVM code of a function as Numba compiles it, and of an exported one of this name that calls it."""
    known = {
        "STATE": from_dtype(game.state.dtype),
        "SIZE": game.state.dtype.itemsize,
        "MOST_CHOICES": game.most_choices,
        "OBSERVATION": game.observation_size,
        "SEAT_ACTIONS": game.seat_actions,
        "SAND": 1000 * game.sand_seconds,
    }
    used = {name: value for name, value in known.items() if name in function.__code__.co_names}
    linked = game.linker("wasm")(function, **used)
    parameters = inspect.signature(function).parameters.values()
    kinds = tuple(float64 if parameter.annotation == "float" else int64 for parameter in parameters)
    linked.compile(kinds)
    made = linked.overloads[kinds]
    return linked.inspect_llvm(kinds), _exported(name, made.fndesc.llvm_func_name, kinds, made.signature.return_type)


_EXPORTED = """target triple = ""
declare i32 @{function}({declared})
declare void @llvm.trap()
define {kind} @{name}({given}) {{
  %result = alloca i64
  %error = alloca ptr
  store i64 0, ptr %result
{casts}
  %status = call i32 @{function}({passed})
  %fine = icmp eq i32 %status, 0
  %none = icmp eq i32 %status, {returns_none}
  %done = or i1 %fine, %none
  br i1 %done, label %return, label %fail
fail:
  call void @llvm.trap()
  unreachable
return:
  {answer}
}}
"""
"""A function of 32-bit integers that calls one of Numba's.

Those write their result to a pointer and return a status; the module stops if it is an error. Memory is little-endian:
the first 32 bits of a result of 64 are its low half.
"""


def _exported(name: str, function: str, kinds: tuple[Any, ...], returned: Any) -> str:
    """The LLVM code of a function to be exported, which calls a function that Numba compiled."""
    given, casts, passed = [], [], ["ptr %result", "ptr %error"]
    for at, kind in enumerate(kinds):
        if kind == float64:
            given.append(f"double %given{at}")
            passed.append(f"double %given{at}")
        else:
            given.append(f"i32 %given{at}")
            casts.append(f"  %passed{at} = sext i32 %given{at} to i64")
            passed.append(f"i64 %passed{at}")
    answer = "ret void"
    if str(returned) != "none":
        assert isinstance(returned, types.Integer), f"{name} returns {returned}"
        answer = "%answer = load i32, ptr %result\n  ret i32 %answer"
        if returned.bitwidth < 32:
            narrow = f"i{returned.bitwidth}"
            answer = f"%found = load {narrow}, ptr %result\n  %answer = sext {narrow} %found to i32\n  ret i32 %answer"
    return _EXPORTED.format(
        name=name,
        function=function,
        kind="void" if answer == "ret void" else "i32",
        declared=", ".join(each.partition(" ")[0] for each in passed),
        given=", ".join(given),
        casts="\n".join(casts),
        passed=", ".join(passed),
        returns_none=_RETURNS_NONE,
        answer=answer,
    )


def _heading(machine: Any) -> str:
    return f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'


def _adapted(text: str, machine: Any) -> str:
    """LLVM code for WebAssembly instead of this processor, in which integers that overflow wrap around.

    Numba claims that signed integers never overflow (`nsw`), but in hashes, random words and `bits.count` they do.
    """
    text = re.sub(r'target datalayout = ".*"\n', "", text)
    text = re.sub(r'target triple = ".*"\n', _heading(machine), text)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    return re.sub(r"= (add|sub|mul|shl)( nuw| nsw)+ ", r"= \1 ", text)
