import type { Page, WebSocketRoute } from "playwright-core";

/** A slow line between a page and the server, in both directions. */
export interface SlowLine {
  /** From now on, keep what the server says, until it is let through. */
  hold(): void;
  /** Let through what was kept, and go on. */
  release(): void;
  /** Close the sockets. What is under way is lost, but for what the page has said. */
  cut(): Promise<void>;
  /** Messages of one type that the page has heard. */
  heard(type: string): number;
}

/** Make everything that the page and the server say take so many milliseconds; call it before the page is opened. */
export async function slowLine(page: Page, milliseconds: number): Promise<SlowLine> {
  const heard: string[] = [];
  const kept: (() => void)[] = [];
  const sockets: WebSocketRoute[] = [];
  let holding = false;
  await page.route(/\/api\//, async (route) => {
    await new Promise((done) => setTimeout(done, 2 * milliseconds));
    await route.continue().catch(() => undefined);
  });
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    sockets.push(line);
    const later = (say: () => void): void => void setTimeout(say, milliseconds);
    line.onMessage((message) => later(() => server.send(message)));
    server.onMessage((message) =>
      later(() => {
        const tell = (): void => {
          heard.push((JSON.parse(String(message)) as { type: string }).type);
          line.send(message);
        };
        if (holding) kept.push(tell);
        else tell();
      }),
    );
  });
  return {
    hold: () => (holding = true),
    release() {
      holding = false;
      for (const tell of kept.splice(0)) tell();
    },
    async cut() {
      holding = false;
      kept.length = 0;
      for (const socket of sockets.splice(0)) await socket.close({ code: 1001 });
    },
    heard: (type) => heard.filter((each) => each === type).length,
  };
}
