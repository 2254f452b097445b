import type { Part } from "./messages";

/**
 * Load files together, and say how much of all of them has come. `packed`: each that is not small is kept compressed, under
 * a name of its own, so that it is as small on any file server; otherwise HTTP compresses it.
 */
export async function download(files: Part[], packed: boolean, told: (share: number) => void): Promise<ArrayBuffer[]> {
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let come = 0;
  const counting = (): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> =>
    new TransformStream({
      transform(chunk, out) {
        come += chunk.length;
        told(come / all);
        out.enqueue(chunk);
      },
    });
  return Promise.all(
    files.map(async ({ url, small }) => {
      const compressed = packed && !small;
      const answer = await fetch(compressed ? `${url}.bin` : url);
      if (!answer.ok || !answer.body) throw new Error(`${url} cannot be loaded: ${answer.status}`);
      const body = compressed ? answer.body.pipeThrough(new DecompressionStream("gzip")) : answer.body;
      return new Response(body.pipeThrough(counting())).arrayBuffer();
    }),
  );
}
