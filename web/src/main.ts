import { mount } from "svelte";

import App from "./App.svelte";
import { applyPreferences } from "~/app/preferences.svelte";
import { interceptLinks } from "~/app/router.svelte";
import "./theme.css";

applyPreferences();
interceptLinks();
mount(App, { target: document.getElementById("app") as HTMLElement });

if (import.meta.env.PROD) {
  addEventListener("load", () => void import("./offline/service").then(({ keepPage }) => keepPage()));
}
