// What sounds, and when. How it sounds is made by the show, which is fetched after the first board.
import { settings } from "../lib/settings.svelte";

export type Sound =
  "turn" | "commit" | "slide" | "flip" | "danger" | "death" | "alarm" | "escape" | "victory" | "defeat";

/** What an event sounds like. */
export const SOUND_OF: Record<string, Sound> = {
  slid: "slide",
  swapped: "slide",
  "room-revealed": "flip",
  "room-hidden": "flip",
  replaced: "flip",
  "trap-armed": "danger",
  "water-rising": "danger",
  "guard-revealed": "danger",
  paranoia: "danger",
  "card-drawn": "danger",
  died: "death",
  bomb: "death",
  alarm: "alarm",
  timer: "alarm",
  escaped: "escape",
  "key-found": "escape",
  revived: "escape",
};

/** Make it heard, unless the setting or the browser says no. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  void import("../show/mixer").then(
    ({ strike }) => strike(name),
    () => {}, // without the network the game goes on in silence
  );
}
