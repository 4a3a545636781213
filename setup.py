"""Compiles the engine with mypyc where the machine can; elsewhere it installs as plain Python."""

import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import ExecError

# One C file for all of them, for wheels and the bench; minutes.
FULL = os.environ.get("SENGOKU_FULL") == "1"
HOT = (
    "changes",
    "clocks",
    "conduct",
    "connection",
    "edge",
    "showing",
    "sight",
    "table_log",
    "web/frames",
    "windows",
)
# Only programs that learn run these, so `make play` does not wait for them.
RESEARCH = FULL or os.environ.get("SENGOKU_RESEARCH") == "1"


def taught(game: Path) -> bool:
    """Whether a bot that learned the game reads its rows while it thinks."""
    return (game / "judgement" / "mind.toml").exists()


# What search and simulation touch. The rest is imported once or talks to people.
COMPILED = [
    "src/sengoku/kernel/cards.py",
    "src/sengoku/kernel/event.py",
    "src/sengoku/bots/judgement.py",
    "src/sengoku/bots/follies.py",
    "src/sengoku/kernel/nature.py",
    "src/sengoku/bots/net.py",
    "src/sengoku/kernel/playout.py",
    "src/sengoku/kernel/problem.py",
    "src/sengoku/kernel/state.py",
    "src/sengoku/kernel/tally.py",
    "src/sengoku/kernel/verbs.py",
    "src/sengoku/kernel/viewer.py",
    "src/sengoku/bots/search.py",
    "src/sengoku/bots/guided.py",
    "src/sengoku/bots/mind.py",
    "src/sengoku/kernel/features.py",
    # What a server does for every move and everybody who looks, without waiting for anything.
    *[f"src/sengoku/server/{name}.py" for name in HOT],
    *[f"src/sengoku/kernel/{name}.py" for name in ("table",) if FULL],  # tests inherit from it
    *[f"src/sengoku/kernel/{name}.py" for name in ("batch",) if RESEARCH],
    *sorted(str(path) for path in Path("src/sengoku/geometry").glob("[a-z]*.py")),
    *sorted(
        str(path)
        for path in Path("src/sengoku/games").glob("*/**/*.py")
        if path.name not in ("__init__.py", "game.py", "position.py", "sheet.py")
        and not path.name.startswith("wire")  # a compiled shape loses its annotations
        and (RESEARCH or path.parent.name != "research" or taught(path.parents[1]))
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
    opt_level = "3" if FULL else "2"
    modules = mypycify(COMPILED, opt_level=opt_level, debug_level="0", multi_file=not FULL)
    if sys.platform != "win32":
        for module in modules:
            # One shared library: nothing outside it overrides a function, so calls may be inlined.
            alone = ["-fno-semantic-interposition", "-fvisibility=hidden"]
            # Every index of a vec is counted twice, from its front and from its end; gcc would keep
            # both running in loops (8 % more instructions in Honor, 3 % less speed).
            alone += ["-fno-ivopts"]
            module.extra_compile_args = [*module.extra_compile_args, *alone]
    return modules


# A compiled module is a door to the one library of all: this one, which asks under which name it is
# opened. mypyc would write, compile and link one for each.
DOOR = """
#include <Python.h>

static PyObject *open_door(PyObject *spec, PyModuleDef *door) {
    PyObject *library = NULL, *label = NULL, *capsule = NULL, *module = NULL;
    PyObject *names = Py_BuildValue("(s)", "*");
    PyObject *name = PyObject_GetAttrString(spec, "name");
    PyObject *flat = name ? PyObject_CallMethod(name, "replace", "ss", ".", "___") : NULL;
    PyObject *init = flat ? PyUnicode_FromFormat("init_%U", flat) : NULL;
    if (names && init) label = PyUnicode_FromFormat("LIBRARY.%U", init);
    if (label) library = PyImport_ImportModuleLevel("LIBRARY", NULL, NULL, names, 0);
    if (library) capsule = PyObject_GetAttr(library, init);
    if (capsule) {
        void *make = PyCapsule_GetPointer(capsule, PyUnicode_AsUTF8(label));
        if (make) module = ((PyObject *(*)(void))make)();
    }
    Py_XDECREF(names); Py_XDECREF(name); Py_XDECREF(flat); Py_XDECREF(init);
    Py_XDECREF(label); Py_XDECREF(library); Py_XDECREF(capsule);
    return module;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, open_door}, {0, NULL}};
static PyModuleDef door = {PyModuleDef_HEAD_INIT, .m_name = "door", .m_slots = slots};
"""
KNOCK = "PyMODINIT_FUNC PyInit_{}(void) {{ return PyModuleDef_Init(&door); }}\n"
# Where playouts and searches spend their time, module by module, as callgrind counts it.
INNER = (
    "state nature playout cards search net first_sight outlook plan grid counting rights actions "
)
INNER += "acting drawing turns playing laying scoring main_phase ninja declarations "
INNER += "fan pools deploying targets"
# What neither runs: what people are told, what is kept, what is read or laid out once.
COLD = "sight components terms events refusals hindrances saving invariants verbs reasons missed "
COLD += "seals own_ground survey dealing setup problem event openings campaign shame free orders "
COLD += "viewer tally streams roster forces skills follies"


def effort(source: str) -> str:
    """What a module is worth: at -O2 it compiles for three times as long as at -O0."""
    names = Path(source).stem.split("___")
    runtime = "__native_sengoku" not in names
    if runtime or "geometry" in names or names[-1] in INNER.split():
        return "-O2"
    seldom = "server" in names or set(COLD.split()).isdisjoint(names)
    return "-O1" if seldom else "-O0"


class OnAllCores(build_ext):
    """Compiles the C files side by side, and says how far it is to whoever waits."""

    def build_extensions(self) -> None:
        self.parallel = self.parallel or os.cpu_count() or 1
        compile_some = self.compiler.compile
        modules = self.extensions
        if self.compiler.compiler_type == "unix":
            self.extensions = [modules[0], one_door(modules)]
            if not FULL:
                self.precompile_header(modules[0])
        progress = Progress(sum(len(module.sources) for module in self.extensions))
        with ThreadPoolExecutor(self.parallel) as cores:

            def compile_each(sources: list[str], **how: Any) -> list[str]:
                def compile_one(source: str) -> list[str]:
                    options = [*how["extra_postargs"], *self.effort(source)]
                    made = compile_some([source], **{**how, "extra_postargs": options})
                    progress.step()
                    return made

                # The largest first, so that no core waits for another one at the end.
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                return [*chain.from_iterable(cores.map(compile_one, largest_first))]

            self.compiler.compile = compile_each
            super().build_extensions()
        for module in modules[2:] if len(self.extensions) == 2 else []:
            path = self.get_ext_fullpath(module.name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            shutil.copyfile(self.get_ext_fullpath(modules[1].name), path)
        self.extensions = modules

    def effort(self, source: str) -> list[str]:
        return [effort(source)] if self.compiler.compiler_type == "unix" and not FULL else []

    def precompile_header(self, library: Extension) -> None:
        """A large header begins all C files. GCC takes what fits of NAME.h.gch where it finds it
        first: one is for files without optimization, one for the others."""
        group = library.name.removesuffix("__mypyc")
        internal = f"build/__native_internal_{group}.h"  # which includes the one that comes first
        folders = [f"-I{folder}" for folder in [*library.include_dirs, *self.include_dirs]]
        options = [*folders, *library.extra_compile_args, "-x", "c-header", internal]
        made = Path(f"build/__native_{group}.h.gch")
        made.mkdir(parents=True, exist_ok=True)
        for level in ("-O2", "-O0"):
            with suppress(ExecError):  # then it is read again for every file
                how = [*self.compiler.compiler_so, *options, level]
                self.compiler.spawn([*how, "-o", str(made / level[1:])])


def one_door(modules: list[Extension]) -> Extension:
    library, *shims = modules
    last_names = sorted({shim.name.rpartition(".")[2] for shim in shims})
    source = Path("build/door.c")
    knocks = "".join(map(KNOCK.format, last_names))
    source.write_text(DOOR.replace("LIBRARY", library.name) + knocks)
    shims[0].sources = [str(source)]
    return shims[0]


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
