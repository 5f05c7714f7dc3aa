// The game by keyboard: what each key does at a table.
import type { Desk, Place } from "./desk.svelte";
import { selector } from "./parts";

/** What keys may change of the screen. */
export interface Keyboard {
  desk: Desk<Place>;
  /** something is being shown that a key may skip */
  stage: boolean;
  skip: () => void;
  /** closes the drawer; false if none was open */
  closeDrawer: () => boolean;
  openTalk: () => void;
}

export function pressed(event: KeyboardEvent, { desk, stage, skip, closeDrawer, openTalk }: Keyboard): void {
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (key === " " && stage) {
    event.preventDefault();
    skip();
  } else if (key === "Escape") {
    if (!closeDrawer()) desk.back();
  } else if (key === "Enter" && desk.pending && !target.closest(`${selector("foot")} button`)) {
    event.preventDefault();
    void desk.send(desk.pending);
  } else if (key === "Enter" && desk.hand && desk.canCommit && !target.closest("button, a")) void desk.commit();
  else if (/^[1-9]$/.test(key)) {
    const token = desk.hand?.tokens[Number(key) - 1];
    const tool = desk.offer.tools[Number(key) - 1];
    if (token && desk.slots.includes(token)) desk.takeBack(desk.slots.indexOf(token));
    else if (token) desk.lay(token);
    else if (tool && desk.offer.tools.length > 1) desk.choose(tool.key);
  } else if (key === "Backspace" && desk.hand) desk.takeBack(desk.slots[1] ? 1 : 0);
  else if (key === "+" && desk.hand?.adrenaline) desk.adrenaline = !desk.adrenaline;
  else if (key === "b" || key === "n") focusLit(key === "n");
  else if (key === "i") {
    const cell = Number((document.activeElement as HTMLElement)?.dataset?.["cell"] ?? NaN);
    if (!Number.isNaN(cell)) {
      desk.why = null;
      desk.sheet = cell;
    }
  } else if (key === "/") {
    event.preventDefault();
    openTalk();
    queueMicrotask(() => document.querySelector<HTMLElement>("[data-chat]")?.focus());
  }
}

/** Go to the first lit thing of the board, or to the next one. */
function focusLit(next: boolean): void {
  const targets = [...document.querySelectorAll<HTMLElement>(`${selector("lit-cell")}, ${selector("lit-arrow")}`)];
  const at = next ? targets.indexOf(document.activeElement as HTMLElement) + 1 : 0;
  (targets[at % (targets.length || 1)] ?? document.querySelector<HTMLElement>('[data-cell][tabindex="0"]'))?.focus();
}
