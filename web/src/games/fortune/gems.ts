/** The gems of the seats: ruby, emerald, sapphire, amber, pearl. */
export const GEMS = ["#d3324a", "#35a86b", "#4f8fe0", "#f0a32c", "#cfc3b4"];
