import files from "virtual:python";

import type { FromWorker, ToWorker } from "../offline/messages";
import type { Refusal } from "~/wire";
import { Refused, type Answer, type Line, type Look, type Told } from "./line";
import { site } from "./current.svelte";
import { progress } from "./progress.svelte";

/** Tables that Python keeps in a worker of this page. It is loaded when the line is first needed. */
export function openPage(): Line & { close(): void } {
  const worker = new Worker(new URL("../offline/worker.ts", import.meta.url), { type: "module", name: "sunduk" });
  const asked = new Map<number, (answer: Answer) => void>();
  const looks = new Map<number, Told>();
  const streams = new Map<number, ReadableStreamDefaultController<string>>();
  let number = 0;
  const say = (message: ToWorker): void => worker.postMessage(message);

  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case "progress":
        progress.share = data.share;
        break;
      case "ready":
        progress.share = null;
        break;
      case "failed":
        progress.share = null;
        progress.trouble = data.why;
        break;
      case "answer": {
        const [status, body] = JSON.parse(data.text) as [number, unknown];
        asked.get(data.number)?.({ status, body });
        asked.delete(data.number);
        break;
      }
      case "line":
        streams.get(data.number)?.enqueue(data.text);
        break;
      case "told": {
        const stream = streams.get(data.number);
        streams.delete(data.number);
        const [status, refusal] = (data.text ? JSON.parse(data.text) : []) as [number?, Refusal?];
        if (status && refusal) stream?.error(new Refused(status, refusal.error));
        else stream?.close();
        break;
      }
      case "opened":
        looks.get(data.number)?.opened();
        break;
      case "frame":
        looks.get(data.number)?.heard(data.text);
        break;
      case "closed":
        looks.get(data.number)?.closed(data.code);
        looks.delete(data.number);
        break;
    }
  });
  progress.share = 0;
  if (!files) throw new Error("Python is not built: run `npm run build`.");
  say({ type: "start", files, packed: site });

  return {
    close: () => worker.terminate(),
    kind: "page",
    ask: (method, path, body) =>
      new Promise<Answer>((answered) => {
        number += 1;
        asked.set(number, answered);
        say({ type: "ask", number, method, path, body: body === undefined ? "" : JSON.stringify(body) });
      }),
    async *lines(path, stop, body): AsyncGenerator<string> {
      number += 1;
      const mine = number;
      const told = new ReadableStream<string>({ start: (stream) => void streams.set(mine, stream) }).getReader();
      stop.addEventListener("abort", () => say({ type: "stop", number: mine }));
      say({ type: "tell", number: mine, path, body: body === undefined ? "" : JSON.stringify(body) });
      for (let next = await told.read(); !next.done; next = await told.read()) yield next.value;
    },
    look(table, told): Look {
      number += 1;
      const mine = number;
      let open = false;
      looks.set(mine, {
        ...told,
        opened() {
          open = true;
          told.opened();
        },
        closed(code) {
          open = false;
          told.closed(code);
        },
      });
      say({ type: "look", number: mine, table });
      return {
        get open() {
          return open;
        },
        send: (message) => say({ type: "message", number: mine, text: message }),
        close: () => {
          looks.delete(mine);
          say({ type: "leave", number: mine });
        },
      };
    },
  };
}
