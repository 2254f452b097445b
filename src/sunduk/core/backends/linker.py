"""Linking: plain functions of rules and search, to be interpreted, compiled for the CPU, or compiled for the GPU.

`Linker` re-creates a function, and every function of ours that it calls, over a copy of its globals
in which contract functions are the game's own, tables are the edition's, and callees are compiled.
Before some of the game's functions stand those of `sunduk.core.rules.acting`, which do what is the same in every game.
Sources need no decorator and import no compiler. What it cannot replace, it refuses: see `unlinkable`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from ..rules import acting, bits, contract, observation, rng
from . import intrinsics
from .unlinkable import check_cached, check_module, global_names, is_cached

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Jit = Callable[[FunctionType, bool], Any]
"""Compiles one function; the flag says whether it is an entry point, called from Python."""


def interpreted(function: FunctionType, entry: bool) -> Any:
    """Leave the function as it is; the size of a set and its lowest member come from `int`'s own methods."""
    return _INTERPRETED.get(function.__code__, function)


def _count(bits: int) -> int:
    return (bits & _WORD).bit_count()


def _lowest(bits: int) -> int:
    return ((bits & -bits) - 1 & _WORD).bit_count()


_WITH_PLACEHOLDERS = (acting.__name__, observation.__name__, f"{__package__}.formats", f"{__package__}.gpu_code")
"""The modules in which constants are placeholders for those of a game, or of a format of observations."""

_WORD = 0xFFFFFFFFFFFFFFFF
_INTERPRETED = {bits.count.__code__: _count, bits.lowest.__code__: _lowest}
"""Replacements of functions that are written for compilers: interpreted, they took a third of the time of Façir."""


def on_cpu(function: FunctionType, entry: bool) -> Any:
    """Compile for the CPU. Entry points are cached on disk; what they call is inlined, which doubles the speed.

    Compiled code allocates nothing, so reference counting is off: it made a step of a batch half as fast.
    """
    from numba import njit

    from .inlining import InlinedCompiler

    if function.__code__ is rng.room.__code__:
        return intrinsics.room()
    if function.__code__ in intrinsics.bit_functions():
        return intrinsics.bit_functions()[function.__code__]
    if entry:
        return njit(nogil=True, cache=True, error_model="numpy", _nrt=False)(function)
    return njit(
        nogil=True,
        forceinline=True,
        error_model="numpy",
        _nrt=False,
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        pipeline_class=InlinedCompiler,
    )(function)


def on_gpu(function: FunctionType, entry: bool) -> Any:
    """Compile as a CUDA device function, or as a kernel if it is an entry point."""
    from numba import cuda

    from . import gpu_code

    # The CUDA compiler does not recognise the pattern of some: use its intrinsics.
    own = None if entry else gpu_code.functions().get(function.__code__)
    return own or cuda.jit(device=not entry)(function)


def to_wasm(function: FunctionType, entry: bool) -> Any:
    """Compile for WebAssembly, of which `sunduk.core.backends.wasm` makes a module.

    Nothing is inlined by force: exported functions share what they call, and modules are half as large.
    """
    from numba import njit

    return njit(nogil=True, error_model="numpy", _nrt=False)(function)


class Linked(NamedTuple):
    """A function after linking."""

    function: Any
    mark: str
    """A digest of every source and table that it reaches; empty if it is interpreted."""
    decided: frozenset[str]
    """The names of the edition's tables and of the contract functions that it reaches."""


class Linker:
    """Links functions with one game, one set of tables and one backend."""

    def __init__(
        self,
        jit: Jit,
        contracts: Mapping[str, FunctionType],
        tables: Mapping[str, object],
        package: str,
        constants: Mapping[str, object] | None = None,
        replaced: Mapping[Any, Any] | None = None,
    ) -> None:
        self._jit = jit
        self._contracts = contracts
        self._tables = tables
        self._package = package
        self._constants = constants or {}
        """What stands in place of the placeholders of some modules, by name."""
        self._replaced = _own_ways(jit) | dict(replaced or {})
        """Functions that stand in place of others."""
        self._done: dict[tuple[object, ...], Linked] = {}
        self._entries: dict[object, Any] = {}
        """Cache of entry points linked without replacements."""

    def __call__(self, function: Callable[..., Any], **given: object) -> Any:
        """The function as an entry point; `given` replaces globals of this one function by name."""
        if given or function not in self._entries:
            assert isinstance(function, FunctionType)
            linked = self._link(function, True, given).function
            if given:
                return linked
            self._entries[function] = linked
        return self._entries[function]

    def digest(self, function: Callable[..., Any]) -> str:
        """A digest of every source and table that a function reaches; nothing is compiled."""
        assert isinstance(function, FunctionType)
        return self._link(function, True, {}).mark

    def _link(self, function: FunctionType, entry: bool, given: Mapping[str, object], caller: str = "") -> Linked:
        name = ""
        if function.__module__ == contract.__name__:
            name = function.__name__
            before = {} if caller == acting.__name__ else acting.BEFORE_THE_GAME
            function = before.get(name) or self._contracts.get(name, function)
        function = self._replaced.get(function, function)
        key = function, entry, tuple(given.items())
        if key not in self._done:
            self._done[key] = self._build(function, entry, given)
        linked = self._done[key]
        return linked._replace(decided=linked.decided | {name}) if name else linked

    def _build(self, function: FunctionType, entry: bool, given: Mapping[str, object]) -> Linked:
        marks: list[str] = []
        scope: dict[str, Any] = {"__builtins__": __builtins__, "__name__": function.__module__}
        decided: frozenset[str] = frozenset()
        for name in sorted(global_names(function.__code__)):
            if name in given or name in function.__globals__:
                value = given[name] if name in given else function.__globals__[name]
                scope[name], mark, reached = self._resolve(function, name, value)
                marks.append(f"{name}={mark};")
                decided |= reached
        linked = FunctionType(function.__code__, scope, function.__name__, function.__defaults__, function.__closure__)
        linked.__kwdefaults__ = function.__kwdefaults__
        linked.__module__ = function.__module__
        linked.__doc__ = function.__doc__
        linked.__qualname__ = function.__qualname__
        if self._jit is interpreted:
            return Linked(interpreted(linked, entry), "", decided)
        # Numba's disk cache notices changes only in the function's own file; the digest in the name covers all of them.
        mark = _digest(function, marks)
        linked.__qualname__ += f"_{mark}"
        return Linked(self._jit(linked, entry), mark, decided)

    def _resolve(self, function: FunctionType, name: str, value: object) -> Linked:
        """The linked value of a global of a function."""
        if isinstance(value, FunctionType):
            return self._link(value, False, {}, function.__module__)
        if isinstance(value, ModuleType):
            check_module(function, name, value, self._tables, self._package)
        if is_cached(value):
            wrapped = self._link(value.__wrapped__, False, {})
            check_cached(function, name, wrapped.decided, self._jit is interpreted)
            return Linked(value, wrapped.mark, frozenset())
        decided: frozenset[str] = frozenset()
        if name in self._tables and function.__module__.startswith(self._package):
            value, decided = self._tables[name], frozenset({name})
        if function.__module__ in _WITH_PLACEHOLDERS:
            value = self._constants.get(name, value)
        if self._jit is interpreted:
            return Linked(value, "", decided)
        mark = repr(value)
        return Linked(_smallest(value) if isinstance(value, tuple) and value else value, mark, decided)


def _own_ways(jit: Jit) -> dict[Any, Any]:
    """Functions that stand in place of others on a backend, whatever the game."""
    if jit is on_gpu:
        from . import gpu_code, kernels

        own = {observation.put_set: gpu_code.put_set, observation.clear: gpu_code.clear, kernels.wipe: gpu_code.wipe}
        return rng.ONE_BY_ONE | own
    return dict(rng.ONE_BY_ONE) if jit is to_wasm else {}


def _digest(function: FunctionType, marks: list[str]) -> str:
    """A digest of the source of a function and of the marks of everything it uses."""
    import hashlib
    import inspect

    source = f"{function.__module__}\n{inspect.getsource(function)}"
    if function.__code__ in (rng.room.__code__, bits.nth.__code__, bits.moved.__code__):
        source += inspect.getsource(intrinsics)
    return hashlib.sha256((source + "".join(marks)).encode()).hexdigest()[:16]


def _smallest(table: tuple[int, ...]) -> NDArray[np.signedinteger[Any]]:
    """A table as an array of the narrowest integer type that holds it, to save CPU cache."""
    import numpy as np

    low, high = min(table), max(table)
    kinds = (np.int8, np.int16, np.int32, np.int64)
    return np.array(table, next(kind for kind in kinds if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max))
