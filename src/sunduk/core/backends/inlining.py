"""Compile functions that are only ever inlined into their callers.

Numba optimises every function for itself, makes machine code of it, and wraps it for Python; then it optimises it again
inside each of its callers. Of a function that is inlined everywhere only the last is needed: leaving out the rest makes
the first use of a game more than twice as fast, and changes no result.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class InlinedLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code to be linked into callers: not optimised, and never run by itself."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Return 0: there is no machine code."""
        return 0

    @property
    def codegen(self) -> Any:
        """What is asked to set the environment of a function: itself."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Do nothing: only code that is called from Python, or raises, has an environment."""


class InlinedCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, which writes an `InlinedLibrary`."""

    def define_pipelines(self) -> Any:
        """Give the library to the passes, which make one of their own otherwise."""
        self.state.library = InlinedLibrary(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return super().define_pipelines()
