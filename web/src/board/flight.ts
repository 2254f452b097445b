import { move, moving, pause } from "./motion";

/** Animate copies of a symbol flying from one place of the page to another, one after the other. */
export async function fly(symbol: string, from: Element | null, to: Element | null, count: number): Promise<void> {
  if (!from || !to || !moving()) return;
  const flights = [];
  for (let index = 0; index < Math.min(count, 12) && moving(); index += 1) {
    flights.push(one(symbol, from.getBoundingClientRect(), to.getBoundingClientRect(), index));
    await pause(70);
  }
  await Promise.all(flights);
}

async function one(symbol: string, from: DOMRect, to: DOMRect, index: number): Promise<void> {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("class", "flying");
  picture.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  picture.append(use);
  document.body.append(picture);
  const point = (box: DOMRect): string => `${box.x + box.width / 2 - 16}px ${box.y + box.height / 2 - 16}px`;
  const rise = `${(from.x + to.x + from.width / 2 + to.width / 2) / 2 + (index % 3) * 18 - 34}px ${Math.min(from.y, to.y) - 30}px`;
  await move(
    picture,
    [{ translate: point(from) }, { translate: rise, scale: 1.25 }, { translate: point(to), scale: 0.8 }],
    700,
  );
  picture.remove();
}
