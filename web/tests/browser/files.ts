import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/**
 * A file server that knows nothing of Sunduk, with a folder below a path. `everywhere`: the page of the folder is served
 * under every path but `/api`, as behind a server whose tables are gone.
 */
export async function serveFiles(
  folder: string,
  below = "/",
  everywhere = false,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer((request, answer) => {
    const path = decodeURIComponent((request.url ?? "/").replace(/[?#].*/, ""));
    let file = path.startsWith(below) ? join(folder, path.slice(below.length)) : "";
    if (path === below || (everywhere && !path.startsWith("/api") && !extname(path))) file = join(folder, "index.html");
    if (!file || !existsSync(file) || statSync(file).isDirectory()) {
      answer.writeHead(404, { "content-type": "text/html" }).end("<h1>There is nothing here</h1>");
      return;
    }
    answer.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    answer.end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { address: `http://127.0.0.1:${port}${below}`, stop };
}
