// The show around a board, fetched once the board is drawn; without the network the game goes on without it.
import { onMount } from "svelte";

import type { Event } from "../messages";
import type { Host } from "../show";

type Parts = typeof import("../show") & { host: Host };

export class Broadcast {
  /** everything that the show is made of, when it is here */
  on = $state.raw<Parts | null>(null);

  /** Of what has been shown so far; make it with a component. */
  constructor(told: () => readonly Event[]) {
    const fetch = () =>
      void import("../show").then(
        (parts) => (this.on = { ...parts, host: new parts.Host(told) }),
        () => {},
      );
    onMount(() => {
      const frame = requestAnimationFrame(() => setTimeout(fetch));
      return () => cancelAnimationFrame(frame);
    });
  }
}
