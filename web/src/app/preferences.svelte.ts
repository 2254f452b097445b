/** The user's preferences, stored in this browser. */

export type Theme = "auto" | "light" | "dark";
export type Motion = "full" | "quick" | "none";
/** How fast bots move on the screen. */
export type Pace = "slow" | "normal" | "fast" | "instant";

interface Preferences {
  language: "en" | "ru";
  theme: Theme;
  motion: Motion;
  bots: Pace;
  sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** Whether bots say something now and then. */
  talk: boolean;
}

const KEY = "sunduk.preferences";

function usual(): Preferences {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const language = navigator.language.startsWith("ru") ? "ru" : "en";
  return {
    language,
    theme: "auto",
    motion: calm ? "none" : "full",
    bots: "normal",
    sound: false,
    volume: 0.6,
    talk: true,
  };
}

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences: Preferences = $state({ ...usual(), ...kept() });

/** Change a preference and store it. */
export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  localStorage.setItem(KEY, JSON.stringify(preferences));
  applyPreferences();
}

/** Set the page's language, colours and motion accordingly. */
export function applyPreferences(): void {
  const root = document.documentElement;
  root.lang = preferences.language;
  root.dataset["theme"] = preferences.theme;
  root.dataset["motion"] = preferences.motion;
}
