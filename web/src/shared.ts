/** Records in addresses: a replay that can be sent to anybody, whoever keeps the match. */

import { api } from "./api";
import { to } from "./router.svelte";

/** The address under which the record of a table is shown, to anybody who opens it. */
export async function sharedAddress(table: string): Promise<string> {
  return new URL(to(`/shared#${await pack(await api.record(table))}`), location.href).href;
}

/** A text, compressed, in letters that an address may have. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The text that `pack` was given. Rejects what is no such text. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
