/**
 * Keeps the page, so that it opens without a network. `build/offline/plugin.ts` writes the names of its files here.
 *
 * A page that is open keeps the version it began with: a new worker waits until all are closed, or until somebody says
 * so who plays no match. Until then every file of the old version is here.
 */

const VERSION = "@VERSION@";
/** What every visitor needs. */
const FILES = ["@FILES@"];
/** What is needed to play without a server; kept when the page has time for it. */
const PYTHON = ["@PYTHON@"];
/** How long the network may take to answer with the page. */
const PATIENCE = 3000;

const CACHE = `sunduk-${VERSION}`;
const scope = self.registration.scope;
const HOME = new URL("./", scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(keep([HOME, ...FILES]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "activate") self.skipWaiting();
  if (event.data === "keep-python") event.waitUntil(keep(PYTHON));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const inside = request.url.startsWith(scope) ? request.url.slice(scope.length) : null;
  if (request.method !== "GET" || inside === null || inside.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(inside) || PYTHON.includes(inside)) event.respondWith(file(request));
});

async function keep(names) {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const name of names) if (!(await cache.match(new URL(name, scope)))) missing.push(new URL(name, scope));
  await cache.addAll(missing);
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name.startsWith("sunduk-") && name !== CACHE) await caches.delete(name);
}

/** The page from the network, or what is kept if that does not answer. */
async function page(request) {
  const kept = await caches.match(HOME, { cacheName: CACHE });
  const fresh = fetch(request);
  if (!kept) return fresh;
  const late = new Promise((done) => setTimeout(done, PATIENCE, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}
