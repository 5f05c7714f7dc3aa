// What has to be tapped next, so that what lies on the desk becomes the wanted answer. No rule is known here: a wanted answer is words.
import type { Desk } from "../../game/desk.svelte";
import { paths, same, type Step } from "../../game/options";
import { joined, type Part } from "../../game/parts";

/** What a desk has to show for it. */
export type Picked = Pick<Desk, "who" | "hand" | "slots" | "adrenaline" | "pending" | "offer" | "choices">;

function partOf(step: Step): Part {
  if (step.kind === "cell") return `cell-${step.cell}`;
  if (step.kind === "line") return `arrow-${step.line}-${step.way}`;
  return step.kind === "person" ? `person-${step.who}` : `robot-${step.robot}`;
}

function nextOfProgram(desk: Picked, words: string): Part {
  const tokens = words.split(" ").slice(1);
  const wanted = tokens.filter((token) => token !== "adrenaline");
  for (const slot of [0, 1]) {
    const [want, has] = [wanted[slot] ?? null, desk.slots[slot] ?? null];
    if (has !== null && has !== want) return `slot-${slot}`;
    if (want !== null && has === null) return `token-${want}`;
  }
  return desk.adrenaline === tokens.includes("adrenaline") ? "ready" : "adrenaline";
}

/** The part of the screen to tap next for this answer of this character. */
export function nextPart(desk: Picked, who: string, words: string): Part {
  if (desk.who !== who) return `tab-${who}`;
  if (desk.hand) return nextOfProgram(desk, words);
  if (desk.pending === words) return "confirm";
  const { offer } = desk;
  const option = desk.choices.find((one) => one.words === words);
  if (!option) return "foot"; // not offered: nothing to point at
  const { tool, steps } = paths(option)[0]!;
  if (!steps.length) return `plain-${joined(words)}`;
  if (offer.tools.length > 1 && offer.tool?.key !== tool.key) return `tool-${joined(tool.key)}`;
  const right = offer.trail.findIndex((step, i) => !steps[i] || !same(step, steps[i]));
  if (right < 0) return partOf(steps[Math.min(offer.trail.length, steps.length - 1)]!);
  const step = steps[right];
  // another room or line than the last one picked can be tapped at once; another person only after going back
  const isLast = right === offer.trail.length - 1;
  return step && isLast && desk.pending && (step.kind === "cell" || step.kind === "line") ? partOf(step) : "cancel";
}
