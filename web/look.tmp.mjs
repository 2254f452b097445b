import bundled from "@sparticuz/chromium";
import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: await bundled.executablePath(), args: ["--no-sandbox","--disable-gpu","--font-render-hinting=none"], headless: true });
const shots = JSON.parse(process.argv[2]);
for (const { size, path, name, lang = "en", steps = [], touch } of shots) {
  const c = await b.newContext({ viewport: size === "phone" ? { width: 360, height: 740 } : { width: 1280, height: 900 }, baseURL: "http://127.0.0.1:8899", locale: "en-GB", hasTouch: !!touch });
  await c.addInitScript((language) => { if (!localStorage.getItem("sunduk.preferences")) localStorage.setItem("sunduk.preferences", JSON.stringify({ motion: "none", language })); }, lang);
  const p = await c.newPage(); p.setDefaultTimeout(60000);
  p.on("pageerror", (e) => console.log("ERR", e.message)); p.on("console", (m) => m.type() === "error" && console.log("CON", m.text()));
  await p.goto(path);
  try { for (const s of steps) { if (typeof s === "number") await p.waitForTimeout(s); else await p.locator(s).first().click(); } await p.waitForTimeout(600); }
  catch (e) { console.log(name, e.message.slice(0, 300)); }
  await p.screenshot({ path: `/tmp/${name}.png` });
  await c.close();
}
await b.close();
