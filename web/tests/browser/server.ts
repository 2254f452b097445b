import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
  }
}

/** The key with which the test server signs cookies. */
export const SECRET = "known to the tests";

/** Starts the real server with an empty database for the duration of the tests. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startServer();
  project.provide("address", address);
  return stop;
}

/** Starts another server, with additional environment variables. */
export async function startServer(
  environment: Record<string, string> = {},
): Promise<{ address: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "sunduk-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const command = process.env["SUNDUK"] ?? resolve(import.meta.dirname, "../../../.venv/bin/sunduk");
  const server = spawn(command, ["serve", "--port", String(port), "--database", `sqlite:///${folder}/tables.sqlite`], {
    env: {
      ...process.env,
      SUNDUK_LIMITS: "false",
      SUNDUK_SECRET: SECRET,
      SUNDUK_WEB: resolve(import.meta.dirname, "../../../src/sunduk/server/web"),
      ...environment,
    },
    stdio: "ignore",
  });
  await answering(address, server);
  const stop = async (): Promise<void> => {
    server.kill();
    await new Promise((done) => server.once("exit", done));
    rmSync(folder, { recursive: true });
  };
  return { address, stop };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function answering(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    const well = await fetch(`${address}/healthz`).catch(() => null);
    if (well?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("The server did not answer within 30 seconds.");
}
