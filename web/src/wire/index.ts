export * from "./tables";
export * from "./play";
export * from "./frames";
export * from "./analysis";
export * from "./sandbox";
export * from "./home";
export * from "./asked";
export * from "./limits";
