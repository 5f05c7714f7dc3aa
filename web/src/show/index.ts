// The show around a table. Everything in here is fetched after the first board.
export { default as AtTable } from "./AtTable.svelte";
export { default as HostLine } from "./HostLine.svelte";
export { Host } from "./host.svelte";
export { castOf } from "./outcome";
export { default as Show } from "./Show.svelte";
