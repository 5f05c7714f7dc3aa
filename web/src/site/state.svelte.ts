// How far the game behind this page is.

export const state = $state<{
  phase: "fetching" | "starting" | "elsewhere" | "ready" | "failed";
  done: number;
  of: number;
}>({
  phase: "fetching",
  done: 0,
  of: 0,
});
