// Python itself, started anew, or from its memory as it was kept when everything had been imported: most of a start is that.
import type { loadPyodide, PyodideAPI } from "pyodide";

export type Load = typeof loadPyodide;
type Make = NonNullable<NonNullable<Parameters<Load>[0]>["createPyodideModule"]>;

/** What Python is loaded by, from the folder of the runtime. */
export interface Loader {
  folder: string;
  load: Load; // pyodide.mjs
  make: Make; // pyodide.asm.mjs
  native: ArrayBuffer; // the file below
}

/** The one library that is no Python (msgspec): its file in the folder, and where Python looks for it. */
const NATIVE = "msgspec.so";
const PLACE = "/game/msgspec/_core.so";

/** What Emscripten's module has before anything runs in it. */
interface Module {
  FS: PyodideAPI["FS"];
  HEAPU8: Uint8Array;
  _emscripten_resize_heap(bytes: number): boolean;
  loadDynamicLibrary(name: string, flags: Record<string, boolean>): Promise<void>;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
}

interface Settings {
  preRun: ((module: Module) => void)[];
  locateFile(name: string): string;
  INITIAL_MEMORY?: number; // of a memory that is put back
}

/** Start it with the part of its standard library that is used. A start without a memory can keep one (`makeMemorySnapshot`). */
export function start(loader: Loader, memory: Uint8Array | null): Promise<PyodideAPI> {
  const { folder, load, make, native } = loader;
  return new Promise((resolve, reject) => {
    const before = (settings: Settings): void => {
      const { locateFile } = settings;
      settings.locateFile = (name) => locateFile(name === PLACE ? NATIVE : name);
      settings.preRun.push((module) => {
        const size = settings.INITIAL_MEMORY ?? 0;
        if (size > module.HEAPU8.length && !module._emscripten_resize_heap(size))
          reject(new Error("not enough memory"));
        module.FS.mkdirTree(PLACE.slice(0, PLACE.lastIndexOf("/")));
        module.FS.writeFile(PLACE, new Uint8Array(native));
        // Memory holds addresses in this library: it comes before everything else, so that they are the same at each start.
        module.addRunDependency(NATIVE);
        const flags = { loadAsync: true, global: false, nodelete: true, allowUndefined: false };
        module.loadDynamicLibrary(PLACE, flags).then(() => module.removeRunDependency(NATIVE), reject);
      });
    };
    load({
      indexURL: folder,
      stdLibURL: `${folder}standard.zip`,
      ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
      createPyodideModule: (settings) => {
        before(settings as unknown as Settings);
        return make(settings);
      },
    }).then(resolve, reject);
  });
}
