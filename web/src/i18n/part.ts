import i18next from "i18next";

import "./index.svelte";

/** Add the texts of one part of the page, under its name. Who never opens that part does not load them. */
export function addTexts(part: string, en: object, ru: object): void {
  i18next.addResourceBundle("en", "translation", { [part]: en }, true);
  i18next.addResourceBundle("ru", "translation", { [part]: ru }, true);
}
