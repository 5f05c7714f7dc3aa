// What the show draws on the board itself; the board fetches it when it is there.
export { default as Floor } from "./Floor.svelte";
export { default as Ghost } from "./Ghost.svelte";
