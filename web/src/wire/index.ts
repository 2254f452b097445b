export * from "./told";
export * from "./asked";
export * from "./limits";
