import { test } from "vitest";
import { launch, openTable, person, one, lift, playOut, GAMES, PHONE, DESKTOP, choices, awaitTurn } from "../browser/people";
test("looks", async () => {
  const browser = await launch();
  for (const [name, options] of Object.entries({ tablet: { viewport: { width: 820, height: 1180 } }, phone5: { viewport: PHONE, locale: "ru" }, wide5: { viewport: { width: 1440, height: 900 }, colorScheme: "dark" as const } })) {
    for (const game of GAMES) {
      const { page } = await person(browser, options);
      const most = { facir: 3, farlander: 3, fortune: 4, marrakech: 3, pharaoh: 4 }[game] ?? 1;
      await openTable(page, game, name === "tablet" ? ["bot1"] : Array.from({ length: most }, () => "bot2"), game === "facir" ? { round_limit: "20" } : {});
      for (let n = 0; n < 14; n += 1) if ((await awaitTurn(page)) === "choice") await one(page, (count) => n % count);
      if ((await awaitTurn(page)) === "choice") await choices(page).first().hover({ force: true }).catch(() => undefined);
      await page.waitForTimeout(250);
      await page.screenshot({ path: `/tmp/look7/${name}-${game}.png`, fullPage: name === "phone5" });
      console.log("|", name, game, await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight]));
      await page.context().close();
    }
  }
  await browser.close();
});
