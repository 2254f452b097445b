import { preferences } from "~/app/preferences.svelte";

import type { SoundName } from "./synth";

/** Sounds of the table; off by default. They are synthesised by `synth`, which is loaded with the first one. */
export function sound(name: SoundName): void {
  if (!preferences.sound || !preferences.volume) return;
  void import("./synth").then(({ play }) => play(name, preferences.volume));
}
