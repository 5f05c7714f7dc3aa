// The host at one table: what has been said so far, as sentences, by the event that each was said at.
import type { Event } from "../messages";
import { hostLines, type Line } from "./host";
import { lies, type Lie } from "./lies";
import { Lines } from "./spoken.svelte";

export class Host {
  readonly lines = new Lines();
  readonly said = $derived.by((): Line[] => hostLines(this.told(), this.lines.pools));
  readonly texts = $derived.by(
    (): Map<number, string> => new Map(this.said.map((line) => [line.number, this.lines.say(line)])),
  );

  /** by whom and how often: what was said of a room that turned over, and was not true */
  readonly lies = $derived.by((): Lie[] => lies(this.told()));

  constructor(private readonly told: () => readonly Event[]) {}

  /** The lies that this event brings out. */
  broken(event: Event | null): Lie[] {
    return event?.kind === "room-revealed" ? this.lies.filter((lie) => lie.number === event.number) : [];
  }
}
