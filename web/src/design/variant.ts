/** Variants: a game's edition and options as somebody has changed them. As a file, an edition with a table [options]. */

import { parse, stringify } from "smol-toml";

import { to } from "~/app/address";
import { pack, unpack } from "~/replay/packing";

export type Contents = Record<string, unknown>;
export type Options = Record<string, string | number>;

export interface Variant {
  edition: Contents;
  /** Only those that are not the game's own. */
  options: Options;
}

/** The text of a variant's file, as `sunduk play --edition` and `sunduk study --variant` read it. */
export function written({ edition, options }: Variant): string {
  return stringify(Object.keys(options).length ? { ...edition, options } : edition) + "\n";
}

/** The variant in the text of a file. Throws what is wrong with it. */
export function read(text: string): Variant {
  const { options, ...edition } = parse(text);
  return { edition, options: (options ?? {}) as Options };
}

/** What stands in an address for a variant. */
export const packed = (variant: Variant): Promise<string> => pack(JSON.stringify(variant));

/** The variant that stands in an address. Rejects what is none. */
export async function unpacked(text: string): Promise<Variant> {
  const { edition, options } = JSON.parse(await unpack(text)) as Partial<Variant>;
  if (typeof edition !== "object") throw new TypeError("There is no edition.");
  return { edition, options: options ?? {} };
}

/** The address that opens a variant in the workbench, for anybody. */
export async function address(game: string, variant: Variant): Promise<string> {
  return new URL(to(`/design/${game}#${await packed(variant)}`), location.href).href;
}

/** A value of an edition by its dotted key. */
export function valueOf(edition: Contents, key: string): unknown {
  return key.split(".").reduce<unknown>((table, part) => (table as Contents | undefined)?.[part], edition);
}

/** An edition with another value under a dotted key. */
export function withValue(edition: Contents, key: string, value: unknown): Contents {
  const [first = "", ...rest] = key.split(".");
  if (!rest.length) return { ...edition, [first]: value };
  return { ...edition, [first]: withValue((edition[first] ?? {}) as Contents, rest.join("."), value) };
}
