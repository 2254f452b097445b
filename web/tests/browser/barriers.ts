import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

/** The dark theme changes only colours. */
const LOOKS: Record<"light" | "dark", RunOptions> = {
  dark: { runOnly: ["color-contrast"], resultTypes: ["violations"] },
  light: { resultTypes: ["violations"] },
};

/** Serious and critical violations that axe-core finds on the current screen, in light and in dark. */
export async function barriers(page: Page, place: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(
      (options) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
      LOOKS[colorScheme],
    );
    for (const { id, impact, nodes } of violations) {
      if (impact !== "serious" && impact !== "critical") continue;
      found.push(...nodes.map(({ html }) => `${place}, ${colorScheme}: ${id}: ${html.slice(0, 160)}`));
    }
  }
  return found;
}
