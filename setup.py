"""Compiles the engine with mypyc where the machine can; elsewhere it installs as plain Python."""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import setup

# What search and simulation touch. The rest is imported once or talks to people.
COMPILED = [
    "src/sengoku/kernel/cards.py",
    "src/sengoku/kernel/event.py",
    "src/sengoku/kernel/hints.py",
    "src/sengoku/kernel/nature.py",
    "src/sengoku/kernel/net.py",
    "src/sengoku/kernel/playout.py",
    "src/sengoku/kernel/problem.py",
    "src/sengoku/kernel/state.py",
    "src/sengoku/kernel/tally.py",
    "src/sengoku/kernel/viewer.py",
    "src/sengoku/bots/search.py",
    *sorted(str(path) for path in Path("src/sengoku/geometry").glob("[a-z]*.py")),
    *sorted(
        str(path)
        for path in Path("src/sengoku/games").glob("*/**/*.py")
        if path.name not in ("__init__.py", "game.py")
    ),
]


def why_not_compiled() -> str:
    if os.environ.get("SENGOKU_PURE") == "1":
        return "SENGOKU_PURE=1 asks for plain Python"
    try:
        from mypyc.build import mypycify  # noqa: F401
    except ImportError:
        return "mypyc is not there"
    return "" if _compiler_works() else "no working C compiler with Python's headers was found"


def _compiler_works() -> bool:
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception:  # whatever keeps it from working, plain Python will do
            return False
    return True


def extensions() -> list:
    from mypyc.build import mypycify

    modules = mypycify(COMPILED, opt_level="3", debug_level="0")
    if sys.platform != "win32":
        for module in modules:
            # One shared library: nothing outside it overrides a function, so calls may be inlined.
            module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    return modules


reason = why_not_compiled()
if reason:
    print(f"sengoku: installing as plain Python, about 40 times slower: {reason}", file=sys.stderr)
setup(ext_modules=[] if reason else extensions())
