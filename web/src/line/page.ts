import files from "virtual:python";

import type { FromWorker, ToWorker } from "../offline/messages";
import type { Answer, Line, Look, Told } from "./line";
import { site } from "./current.svelte";
import { progress } from "./progress.svelte";

/** Tables that Python keeps in a worker of this page. It is loaded when the line is first needed. */
export function openPage(): Line & { close(): void } {
  const worker = new Worker(new URL("../offline/worker.ts", import.meta.url), { type: "module", name: "sunduk" });
  const asked = new Map<number, (answer: Answer) => void>();
  const looks = new Map<number, Told>();
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
