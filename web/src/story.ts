import type { Happening } from "./wire";

/** What is worth telling: what only some may know of an action says more than what everyone is told of it. */
export function worthTelling(story: Happening[]): Happening[] {
  return story.filter((event, index) => {
    const next = story[index + 1];
    return !(next?.["only"] && !event["only"] && next.seq === event.seq && next["seat"] === event["seat"]);
  });
}
