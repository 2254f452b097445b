/** Each seat has a colour and a sign: sun, ankh, eye, water, feather. */
export interface Mark {
  colour: string;
  /** SVG paths in a square of 24. */
  path: string;
}

const MARKS: Mark[] = [
  { colour: "#236b78", path: "M12 4a8 8 0 1 0 .01 0zM12 11a1 1 0 1 0 .01 0z" },
  { colour: "#a5224b", path: "M12 13C5 8 8 3 12 3s7 5 0 10zM12 13v9M6 15h12" },
  { colour: "#672a8b", path: "M2 11c4-6 16-6 20 0-4 5-16 5-20 0zM12 9a2 2 0 1 0 .01 0zM9 15c0 3-2 5-4 6" },
  { colour: "#92680e", path: "M3 8l3-3 3 3 3-3 3 3 3-3 3 3M3 14l3-3 3 3 3-3 3 3 3-3 3 3M3 20l3-3 3 3 3-3 3 3 3-3 3 3" },
  { colour: "#295900", path: "M12 22V8M12 2c6 4 6 10 0 14-6-4-6-10 0-14z" },
];

export function mark(seat: number): Mark {
  return MARKS[seat % MARKS.length] as Mark;
}
