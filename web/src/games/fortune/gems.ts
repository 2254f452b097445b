/** The gems of the seats: ruby, emerald, sapphire, amber, pearl. */
export const GEMS = ["#d03443", "#0bb07c", "#547bd0", "#f5a721", "#cbc5b7"];
