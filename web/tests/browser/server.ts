import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import bundled from "@sparticuz/chromium";
import { chromium, type BrowserServer } from "playwright-core";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
    browser: string;
  }
}

/** The key with which the test server signs cookies. */
export const SECRET = "known to the tests";

/** Starts the real server with an empty database, and a browser, which all test files share. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const [server, browser] = await Promise.all([startServer(), startBrowser()]);
  project.provide("address", server.address);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), server.stop()]);
  };
}

/** Starts Chromium; tests connect to it and have contexts of their own. */
export async function startBrowser(...more: string[]): Promise<BrowserServer> {
  const args = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", ...more];
  return chromium.launchServer({ executablePath: await bundled.executablePath(), args, headless: true });
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
