import i18next, { type TOptions } from "i18next";

import { preferences } from "~/app/preferences.svelte";

import en from "./en.json";
import ru from "./ru.json";

void i18next.init({
  resources: { en: { translation: en }, ru: { translation: ru } },
  lng: preferences.language,
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** The client's text for a catalogue key, in the chosen language. */
export function t(key: keyof typeof en | (string & {}), fields: TOptions = {}): string {
  return i18next.t(key, { ...fields, lng: preferences.language });
}
