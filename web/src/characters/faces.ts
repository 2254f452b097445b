/** How each character is drawn: what its kind wears, and what tells those of a kind apart. */

export type Hat =
  "boat" | "scarf" | "fez" | "brim" | "turban" | "board" | "plume" | "crown" | "nightcap" | "helmet" | "bowler";
export type Hair = "none" | "short" | "long" | "bun" | "curls";
export type Beard = "none" | "moustache" | "goatee" | "full" | "long";

interface Dress {
  hat: Hat;
  /** Colours of the background, the clothes and the hat. */
  ground: string;
  cloth: string;
  felt: string;
  glasses?: boolean;
  /** Hair and beard of each. */
  people: [Hair, Beard][];
}

const DRESSES: Record<string, Dress> = {
  novice: {
    hat: "boat",
    ground: "#bfe3d0",
    cloth: "#e2725b",
    felt: "#f7f1e1",
    people: [
      ["short", "none"],
      ["bun", "none"],
      ["curls", "none"],
      ["long", "none"],
      ["curls", "none"],
    ],
  },
  apprentice: {
    hat: "scarf",
    ground: "#cfe0f2",
    cloth: "#8a6a3f",
    felt: "#d9483b",
    people: [
      ["short", "none"],
      ["long", "none"],
      ["short", "none"],
      ["bun", "none"],
      ["curls", "goatee"],
    ],
  },
  shopkeeper: {
    hat: "fez",
    ground: "#f6dfae",
    cloth: "#2f6b5e",
    felt: "#a8232f",
    people: [
      ["bun", "none"],
      ["short", "moustache"],
      ["none", "full"],
      ["curls", "none"],
      ["short", "full"],
    ],
  },
  traveller: {
    hat: "brim",
    ground: "#f3cfa6",
    cloth: "#5a7a45",
    felt: "#8c5a2b",
    people: [
      ["long", "none"],
      ["short", "goatee"],
      ["long", "none"],
      ["curls", "full"],
      ["bun", "none"],
    ],
  },
  merchant: {
    hat: "turban",
    ground: "#e6d3ee",
    cloth: "#6b2a6f",
    felt: "#e0a63a",
    people: [
      ["curls", "none"],
      ["none", "full"],
      ["short", "moustache"],
      ["bun", "none"],
      ["short", "goatee"],
    ],
  },
  scholar: {
    hat: "board",
    ground: "#d8dde4",
    cloth: "#2b3a55",
    felt: "#1f2a3f",
    glasses: true,
    people: [
      ["bun", "none"],
      ["none", "full"],
      ["curls", "goatee"],
      ["long", "none"],
      ["none", "long"],
    ],
  },
  vizier: {
    hat: "plume",
    ground: "#c9e4e7",
    cloth: "#0f5c6b",
    felt: "#f4ead2",
    people: [
      ["none", "long"],
      ["long", "none"],
      ["none", "goatee"],
      ["curls", "none"],
      ["none", "full"],
    ],
  },
  sultan: {
    hat: "crown",
    ground: "#f2c5c0",
    cloth: "#8e1b2c",
    felt: "#f5f0e2",
    people: [
      ["long", "none"],
      ["none", "full"],
      ["bun", "none"],
      ["none", "long"],
      ["curls", "none"],
    ],
  },
  miser: {
    hat: "nightcap",
    ground: "#d9d3c3",
    cloth: "#5d5546",
    felt: "#7b8a8f",
    people: [
      ["none", "goatee"],
      ["bun", "none"],
      ["short", "moustache"],
      ["long", "none"],
      ["none", "long"],
    ],
  },
  blocker: {
    hat: "helmet",
    ground: "#c8cdd3",
    cloth: "#46505c",
    felt: "#9aa6b2",
    people: [
      ["short", "moustache"],
      ["none", "none"],
      ["short", "full"],
      ["long", "none"],
      ["none", "full"],
    ],
  },
  gambler: {
    hat: "bowler",
    ground: "#cfe6bf",
    cloth: "#1d4a2f",
    felt: "#2a2a2e",
    people: [
      ["curls", "none"],
      ["short", "goatee"],
      ["short", "moustache"],
      ["long", "none"],
      ["none", "moustache"],
    ],
  },
};

const SKINS = ["#f2c9a4", "#c98d5e", "#e3ae7b", "#8f5b3a", "#f6d7b8"];
const HAIRS = ["#3a2416", "#1d1715", "#8a8580", "#b5622b", "#e6c37a"];

export interface Face extends Omit<Dress, "people"> {
  skin: string;
  hair: string;
  style: Hair;
  beard: Beard;
}

/** The face of a character. */
export function faceOf(who: string, place: number): Face | null {
  const dress = DRESSES[who];
  if (!dress) return null;
  const { people, ...rest } = dress;
  const [style, beard] = people[place % people.length] ?? ["short", "none"];
  const kind = Object.keys(DRESSES).indexOf(who);
  const skin = SKINS[(kind + 2 * place) % SKINS.length] ?? "";
  const grey = beard === "long" || (who === "scholar" && place % 2 === 0);
  const hair = grey ? "#c9c4bb" : (HAIRS[(2 * kind + place) % HAIRS.length] ?? "");
  return { ...rest, skin, hair, style, beard };
}
