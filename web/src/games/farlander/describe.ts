import type { Choice } from "~/wire";
import type { Words } from "~/i18n/words";

import type { FarlanderView, State } from "./view";

/** The map in words: what each realm has, and who holds which state. */
export function describe(view: FarlanderView, words: Words, names: string[]): string {
  const war = view.target ? [words.say("picture", "attack", { target: view.target }, names)] : [];
  const realms = view.seats.map(({ colour, states, knights, stock, points }, seat) => {
    const whose = `${words.called(seat, names)}, ${words.name("colour", colour)}`;
    return words.say("picture", "seat", { colour: whose, states, knights, stock, points }, names);
  });
  const states = view.states.map((state) => `${province(state, view, words)}.`);
  return [...war, ...realms, ...states].join(" ");
}

/** A state in words: its name, its owner, its knights. */
export function province(state: State, view: FarlanderView, words: Words): string {
  const owner = state.owner === null ? null : view.seats[state.owner];
  const said = owner
    ? words.say("picture", "state", { state: state.state, colour: owner.colour, knights: state.knights }, [])
    : `${state.state}: ${words.name("picture", "unsettled")}`;
  return state.fortress ? `${said}, ${words.name("picture", "fortress")}` : said;
}

export function label(choice: Choice, words: Words, names: string[], view: FarlanderView): string {
  const said = words.say("choices", choice.move, choice, names);
  const state = view.states.find(({ state }) => state === choice["state"]);
  return state ? `${said} (${province(state, view, words).replace(`${state.state}: `, "")})` : said;
}
