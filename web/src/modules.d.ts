declare module "*.toml" {
  const data: import("./words").Vocabulary;
  export default data;
}
