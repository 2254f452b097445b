import type { Choice } from "~/wire";

/** An equation while it is composed: a text such as `(5-2)*`, and what may come next. */

const PARTS = /\d+|[-+*/()=]/g;
/** The printed form of each sign. */
const PRINTED: Record<string, string> = { "-": "−", "*": "×", "/": "÷" };
/** The keys that may be typed for a sign. */
const TYPED: Record<string, string> = { "×": "*", x: "*", х: "*", "÷": "/", ":": "/", "−": "-" };

export const SIGNS = ["(", ")", "+", "-", "*", "/"];

export function parts(text: string): string[] {
  return text.match(PARTS) ?? [];
}

export function printed(text: string): string {
  const spaced = parts(text).map((part) => (/[-+*/=]/.test(part) ? ` ${PRINTED[part] ?? part} ` : part));
  return spaced.join("").trim();
}

/** The sign or digit that a key stands for. */
export function typed(key: string): string | null {
  const part = TYPED[key.toLowerCase()] ?? key;
  return /^[-+*/()=\d]$/.test(part) ? part : null;
}

/** The equations that may be submitted, each split into its parts. */
export function offered(choices: Choice[]): { choice: Choice; parts: string[] }[] {
  return choices
    .filter((choice) => choice.move === "equation")
    .map((choice) => ({ choice, parts: parts(String(choice["equation"])) }));
}

/** The parts that lead on to an equation among the choices. */
export function following(offers: { parts: string[] }[], text: string): Set<string> {
  const begun = parts(text);
  const next = offers
    .filter((offer) => offer.parts.length > begun.length && begun.every((part, at) => part === offer.parts[at]))
    .map((offer) => offer.parts[begun.length] as string);
  return new Set(next);
}

/** Which dice an equation has used; of equal dice, the first. */
export function used(dice: (number | null)[], text: string): boolean[] {
  const marked = dice.map(() => false);
  for (const part of parts(made(text))) {
    const die = dice.findIndex((face, at) => String(face) === part && !marked[at]);
    if (die >= 0) marked[die] = true;
  }
  return marked;
}

/** Whether some equation on offer is made of the same numbers. */
export function fits(offers: { parts: string[] }[], text: string): boolean {
  const wanted = numbersOf(parts(made(text)));
  return offers.some((offer) => numbersOf(offer.parts) === wanted);
}

const numbersOf = (parts: string[]): string =>
  parts
    .filter((part) => /\d/.test(part))
    .toSorted()
    .join(" ");

/** The part before the result of an equation such as `(5-2)*11=33`. */
function made(text: string): string {
  return text.split("=")[0] ?? "";
}

/** The equation with a part appended; a number cannot follow a number. */
export function added(text: string, part: string): string {
  return /\d$/.test(text) && /^\d/.test(part) ? text : text + part;
}

/** The equation without its last part. */
export function shortened(text: string): string {
  return parts(text).slice(0, -1).join("");
}
