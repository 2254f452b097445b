import { addTexts as add, type Texts } from "./index.svelte";

/** Add the texts of one part of the page to the catalogues. Who never opens that part does not load them. */
export function addTexts(en: Texts, ru: Texts): void {
  add("en", en);
  add("ru", ru);
}
