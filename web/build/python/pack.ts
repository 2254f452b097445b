import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { loadPyodide } from "pyodide";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Packed {
  sunduk: Uint8Array;
  /** The part of our package that only studies need. */
  studies: Uint8Array;
  /** The part of the standard library that every start needs. */
  library: Uint8Array;
}

/** Python for the page, as archives of bytecode. */
export async function packPython(): Promise<Packed> {
  const python = await loadPyodide();
  python.mountNodeFS("/source", here("../../../src"));
  python.FS.writeFile("/pack.py", readFileSync(here("./pack.py"), "utf-8"));
  python.runPython('import sys; sys.path[:0] = ["/"]; import pack');
  const pack = (what: string): Uint8Array =>
    python.runPython(`pack.${what}(pack.Path("/source/sunduk"))`).toJs() as Uint8Array;
  return { sunduk: pack("pack_sunduk"), studies: pack("pack_studies"), library: pack("pack_library") };
}
