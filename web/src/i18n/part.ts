import i18next from "i18next";

import "./index.svelte";

/** Add the texts of one part of the page to the catalogues. Who never opens that part does not load them. */
export function addTexts(en: object, ru: object): void {
  i18next.addResourceBundle("en", "translation", en, true);
  i18next.addResourceBundle("ru", "translation", ru, true);
}
