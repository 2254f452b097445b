export * from "./tables";
export * from "./play";
export * from "./frames";
export * from "./analysis";
export * from "./sandbox";
export * from "./asked";
export * from "./limits";
