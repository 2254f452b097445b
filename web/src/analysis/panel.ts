import type { Analysis } from "./analysis.svelte";
import type { GameModule } from "~/games/game";
import type { Words } from "~/i18n/words";
import type { Happening, View } from "~/wire";

/** What the panels of the analysis board know: the one beside the board, and the one under it. */
export interface PanelProps {
  analysis: Analysis;
  /** The position that is shown. */
  seq: number;
  view: View;
  game: GameModule;
  words: Words;
  names: string[];
  /** All that happened in the match. */
  story: Happening[];
  /** Whether the sums of the match are shown in this panel. */
  sums: boolean;
  jump: (seq: number) => void;
}
