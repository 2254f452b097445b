import { mount } from "svelte";

import App from "./App.svelte";
import { dress } from "./preferences.svelte";
import { follow } from "./router.svelte";
import "./theme.css";

dress();
follow();
mount(App, { target: document.getElementById("app") as HTMLElement });
