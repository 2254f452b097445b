import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { loadPyodide } from "pyodide";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Python for the page, as archives of bytecode: our package, and the part of the standard library that it needs. */
export async function packPython(): Promise<{ sunduk: Uint8Array; library: Uint8Array }> {
  const python = await loadPyodide();
  python.mountNodeFS("/source", here("../../../src"));
  python.FS.writeFile("/pack.py", readFileSync(here("./pack.py"), "utf-8"));
  python.runPython('import sys; sys.path[:0] = ["/"]; import pack');
  const pack = (what: string): Uint8Array =>
    python.runPython(`pack.${what}(pack.Path("/source/sunduk"))`).toJs() as Uint8Array;
  return { sunduk: pack("pack_sunduk"), library: pack("pack_library") };
}
