// Compiles Python for the browser's own Python, and packs it: node site/pack.mjs OURS THEIRS UPGRADE INTO. Ours is unpacked there, for it reads
// files beside its modules; libraries, and what is used of the standard library, are read from where they are packed.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { loadPyodide } from "pyodide";

const [ours, theirs, upgrade, into] = process.argv.slice(2);
const python = await loadPyodide();
for (const [place, folder] of Object.entries({ "/ours": ours, "/theirs": theirs, "/upgrade": upgrade })) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
python.runPython(`
import io, os, sys, zipfile, py_compile

# What no page of ours runs: debuggers, tests, windows, mail boxes, processes, and the letters of the world before Unicode.
UNUSED = set("""_pyio _pyrepl _pydatetime bdb cProfile cmd ctypes curses dbm difflib doctest ensurepip
filecmp fileinput ftplib getpass idlelib imaplib lib2to3 mailbox mailcap multiprocessing netrc optparse pdb pickletools plistlib poplib
profile pstats pty pyclbr pydoc pydoc_data rlcompleter sched smtplib statistics test tkinter trace tracemalloc turtle turtledemo
unittest venv wave webbrowser wsgiref xml xmlrpc zipapp""".split())
CODECS = set("__init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape undefined utf_8 utf_8_sig utf_16 utf_32".split())

def is_used(name):
    first, *rest = name.removesuffix(".py").split("/")
    return first not in UNUSED and (first != "encodings" or not rest or rest[0] in CODECS)

def pack(folder, optimize):
    """Modules as compiled code in the place of their text; everything else as it is. The same files give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        for where, below, names in os.walk(folder):
            below.sort()
            for name in sorted(names):
                path = os.path.join(where, name)
                inside = os.path.relpath(path, folder)
                if name.endswith(".py") and "migrations" not in inside:  # which alembic reads as they are
                    py_compile.compile(path, "/tmp/one.pyc", dfile=inside, doraise=True, optimize=optimize,
                                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
                    path, inside = "/tmp/one.pyc", inside + "c"
                with open(path, "rb") as file:
                    packed.writestr(zipfile.ZipInfo(inside), file.read(), zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()

standard = zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip")))
standard.extractall("/standard", [name for name in standard.namelist() if is_used(name)])
`);
mkdirSync(into, { recursive: true });
const pack = python.globals.get("pack");
const PACKED = [
  ["room25.zip", "/ours", 0],
  ["libraries.zip", "/theirs", 2], // without their docstrings, which are more than half
  ["upgrade.zip", "/upgrade", 2],
  ["standard.zip", "/standard", 2],
];
for (const [name, place, optimize] of PACKED) {
  const packed = pack(place, optimize);
  writeFileSync(join(into, name), packed.toJs());
  packed.destroy();
}
// Its list of what could be installed besides: nothing.
const { info } = JSON.parse(
  readFileSync(new URL("../node_modules/pyodide/pyodide-lock.json", import.meta.url), "utf8"),
);
writeFileSync(join(into, "pyodide-lock.json"), JSON.stringify({ info, packages: {} }));
