"""Compiles the engine with mypyc where the machine can; elsewhere it installs as plain Python."""

import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, count
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# What search and simulation touch. The rest is imported once or talks to people.
COMPILED = [
    "src/sengoku/kernel/cards.py",
    "src/sengoku/kernel/event.py",
    "src/sengoku/bots/judgement.py",
    "src/sengoku/kernel/nature.py",
    "src/sengoku/bots/net.py",
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
        if path.name not in ("__init__.py", "game.py", "wire.py")
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

    # A C file for each module compiles on all cores and with half the work. One for all of them
    # (SENGOKU_FULL=1, for wheels and the bench) is a tenth quicker in play: more can be inlined.
    full = os.environ.get("SENGOKU_FULL") == "1"
    opt_level = "3" if full else "2"
    modules = mypycify(COMPILED, opt_level=opt_level, debug_level="0", multi_file=not full)
    if sys.platform != "win32":
        for module in modules:
            # One shared library: nothing outside it overrides a function, so calls may be inlined.
            module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    return modules


class OnAllCores(build_ext):
    """Compiles the C files side by side, and says how far it is to whoever waits."""

    def build_extensions(self) -> None:
        self.parallel = self.parallel or os.cpu_count() or 1
        compile_some = self.compiler.compile
        progress = Progress(sum(len(module.sources) for module in self.extensions))
        with ThreadPoolExecutor(self.parallel) as cores:

            def compile_each(sources: list[str], **how: object) -> list[str]:
                def compile_one(source: str) -> list[str]:
                    made = compile_some([source], **how)
                    progress.step()
                    return made

                # The largest first, so that no core waits for another one at the end.
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                return [*chain.from_iterable(cores.map(compile_one, largest_first))]

            self.compiler.compile = compile_each
            super().build_extensions()


class Progress:
    """A line for every tenth, where somebody looks."""

    def __init__(self, files: int) -> None:
        self._files = files
        self._done = count(1)  # counts one at a time, whichever thread asks

    def step(self) -> None:
        done = next(self._done)
        if sys.stderr.isatty() and done * 10 // self._files > (done - 1) * 10 // self._files:
            print(f"  the engine: {done} of {self._files} C files compiled", file=sys.stderr)


class WithParts(build_py):
    """Puts into the package what a checkout has beside it: the browser client and the specs."""

    def run(self) -> None:
        super().run()
        if self.editable_mode or os.environ.get("SENGOKU_BARE") == "1":
            return
        for name, beside in {"client": "web/dist", "specs": "docs/rules"}.items():
            part = Path(self.build_lib, "sengoku", name)
            shutil.rmtree(part, ignore_errors=True)
            if Path(beside).is_dir():
                shutil.copytree(beside, part, ignore=shutil.ignore_patterns(".*"))
            else:
                print(f"sengoku: without {beside}, which `make dist` builds", file=sys.stderr)


reason = why_not_compiled()
if reason:
    print(f"sengoku: installing as plain Python, about 40 times slower: {reason}", file=sys.stderr)
setup(
    ext_modules=[] if reason else extensions(),
    cmdclass={"build_ext": OnAllCores, "build_py": WithParts},
)
