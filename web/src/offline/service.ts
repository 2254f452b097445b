/** Registers the service worker, which keeps the page for when there is no network. */

import { progress } from "../line/progress.svelte";
import { MATCH } from "./version";
import { file } from "~/app/address";

/** Begin a new version, in all tabs at once, unless one of them shows a match. */
const begin = (waiting: ServiceWorker): Promise<boolean> =>
  navigator.locks.request(MATCH, { ifAvailable: true }, (free) => {
    if (free) waiting.postMessage("activate");
    return free !== null;
  });

/** Milliseconds after which a page that has loaded also keeps what is needed to play without a server. */
const LATER = 5000;

export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(file("sw.js"));
  const offer = (): void => {
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) progress.update = () => begin(waiting);
  };
  let changed = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (changed) changed = false;
    else location.reload();
  });
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();
  const { active } = await navigator.serviceWorker.ready;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!connection?.saveData) setTimeout(() => active?.postMessage("keep-python"), LATER);
}
