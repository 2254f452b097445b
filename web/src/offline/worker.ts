/** Keeps the tables of this page with Python: `sunduk.page`, over IndexedDB. */

import { loadPyodide, type PyodideInterface } from "pyodide";

import { download } from "./download";
import type { FromWorker, PythonFiles, ToWorker } from "./messages";
import { openTexts } from "./texts";
import { openModules } from "./thinking";

/** `sunduk.page.page.Page`, as JavaScript sees it. */
interface Page {
  open(): Promise<void>;
  request_text(method: string, path: string, query: string, body: string): Promise<string>;
  tell(number: number, path: string, query: string, body: string, push: (line: string) => void): Promise<string>;
  stop(number: number): void;
  look(table: string, push: (frame: string) => void): Promise<Line>;
}

/** `sunduk.page.page.Line`. */
interface Line {
  /** Makes a move at once; false if the message is another. */
  act(text: string): boolean;
  receive(text: string): Promise<void>;
  leave(): Promise<void>;
  destroy(): void;
}

const GONE = 4404;
const UNREADABLE = 4400;
/** Milliseconds for which a reloaded page waits until the one before has let go of the tables. */
const PATIENCE = 3000;

const tell = (message: FromWorker): void => postMessage(message);
const lines = new Map<number, Line>();
/** What is done for each look, one message after the other. */
const queues = new Map<number, Promise<void>>();
let page: Promise<Page> | null = null;
let addStudies: () => Promise<void> = () => Promise.reject(new Error("Python has not been started."));
/** Fulfilled once Python has what studies need. */
let studies: Promise<void> | null = null;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case "start":
      page = start(data.files, data.packed);
      page.then(
        () => tell({ type: "ready" }),
        (error: unknown) => {
          console.warn(error);
          tell({ type: "failed", why: error instanceof Busy ? "busy" : "failed" });
        },
      );
      break;
    case "ask":
      void answer(data.number, data.method, data.path, data.body);
      break;
    case "tell":
      void tellLines(data.number, data.path, data.body);
      break;
    case "stop":
      void opened().then((page) => page.stop(data.number));
      break;
    case "look":
      inTurn(data.number, () => look(data.number, data.table));
      break;
    case "message":
      inTurn(data.number, async () => {
        const line = lines.get(data.number);
        if (line && !line.act(data.text)) await line.receive(data.text);
      });
      break;
    case "leave":
      inTurn(data.number, () => leave(data.number));
      break;
  }
});

class Busy extends Error {}

async function start(files: PythonFiles, packed: boolean): Promise<Page> {
  await takeTables();
  const texts = await openTexts();
  const python = await startPython(files, packed);
  addStudies = async () => {
    const [studies] = (await download([files.studies], packed, () => undefined)) as [ArrayBuffer];
    python.FS.writeFile("/studies.zst", new Uint8Array(studies));
    python.runPython(ADD_STUDIES);
  };
  python.registerJsModule("texts", texts);
  python.registerJsModule("modules", openModules(packed));
  const made = python.runPython(
    "from sunduk.page.page import Page; import modules, texts; Page(texts, modules)",
  ) as Page;
  await made.open();
  return made;
}

/** Only one page keeps the tables of a browser at a time, for as long as its worker lives. */
async function takeTables(): Promise<void> {
  await new Promise<void>((taken, failed) => {
    const signal = AbortSignal.timeout(PATIENCE);
    navigator.locks
      .request("sunduk", { signal }, () => {
        taken();
        return new Promise(() => undefined);
      })
      .catch(() => failed(new Busy()));
  });
}

/** Unpacks our package, as `build/python/pack.py` has packed it. */
const UNPACK = `
import sys
from compression import zstd
from pathlib import Path

packed = Path("/sunduk.zst")
Path("/sunduk.zip").write_bytes(zstd.decompress(packed.read_bytes()))
packed.unlink()
sys.path.insert(0, "/sunduk.zip")
`;

/** Adds the part of it that studies need. */
const ADD_STUDIES = `
import io, sys, zipfile
from compression import zstd
from pathlib import Path

packed = Path("/studies.zst")
with zipfile.ZipFile(io.BytesIO(zstd.decompress(packed.read_bytes()))) as more, zipfile.ZipFile("/sunduk.zip", "a") as all:
    for name in more.namelist():
        all.writestr(zipfile.ZipInfo(name), more.read(name))
packed.unlink()
for finder in filter(None, sys.path_importer_cache.values()):
    finder.invalidate_caches()
`;

interface Loader {
  default: () => Promise<unknown>;
}

const load = (url: string): Promise<Loader> => import(/* @vite-ignore */ url) as Promise<Loader>;

async function loadText(script: ArrayBuffer): Promise<Loader> {
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return load(url).finally(() => URL.revokeObjectURL(url));
}

async function startPython(files: PythonFiles, packed: boolean): Promise<PyodideInterface> {
  const told = (share: number): void => tell({ type: "progress", share: 0.9 * share });
  const loader = packed ? null : load(files.loader.url);
  const wanted = [files.wasm, files.library, files.sunduk, ...(packed ? [files.loader] : [])];
  const [wasm, library, sunduk, script] = (await download(wanted, packed, told)) as [
    ...[ArrayBuffer, ArrayBuffer, ArrayBuffer],
    ArrayBuffer?,
  ];
  const indexURL = files.loader.url.replace(/[^/]*$/, "");
  // Pyodide fetches its parts by name; they are here already.
  const parts = new Map([
    [`${indexURL}pyodide.asm.wasm`, { data: wasm, type: "application/wasm" }],
    [`${indexURL}library.zip`, { data: library, type: "application/zip" }],
  ]);
  const { fetch } = globalThis;
  globalThis.fetch = (asked, init) => {
    const part = parts.get(asked instanceof Request ? asked.url : String(asked));
    return part
      ? Promise.resolve(new Response(part.data, { headers: { "content-type": part.type } }))
      : fetch(asked, init);
  };
  try {
    const python = await loadPyodide({
      indexURL,
      stdLibURL: `${indexURL}library.zip`,
      lockFileContents: JSON.stringify(files.lock),
      createPyodideModule: (await (loader ?? loadText(script as ArrayBuffer))).default,
    } as Parameters<typeof loadPyodide>[0]);
    python.FS.writeFile("/sunduk.zst", new Uint8Array(sunduk));
    python.runPython(UNPACK);
    return python;
  } finally {
    globalThis.fetch = fetch;
  }
}

async function answer(number: number, method: string, path: string, body: string): Promise<void> {
  const [address, query] = parts(path);
  const text = (await opened()).request_text(method, address, query, body).catch(fault);
  tell({ type: "answer", number, text: await text });
}

async function tellLines(number: number, path: string, body: string): Promise<void> {
  const [address, query] = parts(path);
  const push = (line: string): void => tell({ type: "line", number, text: line });
  const page = await opened();
  const text = prepared(address).then(() => page.tell(number, address, query, body, push));
  tell({ type: "told", number, text: await text.catch(fault) });
}

/** Load what an answer needs that was not loaded with the page. After a failure it is tried again. */
async function prepared(address: string): Promise<void> {
  if (address !== "/studies") return;
  studies ??= addStudies().catch((error: unknown) => {
    studies = null;
    throw error;
  });
  await studies;
}

function parts(path: string): [path: string, query: string] {
  const { pathname, searchParams } = new URL(path, "http://page");
  return [pathname, JSON.stringify(Object.fromEntries(searchParams))];
}

/** What a request is answered with that Python could not answer. */
const fault = (error: unknown): string => JSON.stringify([500, { error: { code: "fault", message: String(error) } }]);

function inTurn(number: number, work: () => Promise<void>): void {
  const before = queues.get(number) ?? Promise.resolve();
  queues.set(
    number,
    before.then(work).catch((error: unknown) => {
      console.warn(error);
      tell({ type: "closed", number, code: String(error).includes("no such table") ? GONE : UNREADABLE });
    }),
  );
}

async function look(number: number, table: string): Promise<void> {
  const line = await (await opened()).look(table, (text) => tell({ type: "frame", number, text }));
  lines.set(number, line);
  tell({ type: "opened", number });
}

async function leave(number: number): Promise<void> {
  const line = lines.get(number);
  lines.delete(number);
  queues.delete(number);
  await line?.leave();
  line?.destroy();
}

async function opened(): Promise<Page> {
  if (!page) throw new Error("The worker has not been started.");
  return page;
}
