// What is worth a word, once, when it first matters, and what it is about. Nothing here knows a rule: it reads the view and its options.
import { PHASES, ROLES, ROOMS, SWITCHES } from "../../constants";
import { cellOf } from "../../game/board";
import { hand } from "../../game/options";
import type { Part } from "../../game/parts";
import { numberOf } from "../../game/scene";
import type { Event, View } from "../../messages";

/** The table as the person in front of it sees it now. */
export interface Moment {
  view: View;
  events: readonly Event[];
  mode: string;
  isOver: boolean;
}

export interface Hint {
  /** remembered once it has been said */
  key: string;
  /** what it is about: the first of these that is on the screen */
  on: readonly Part[];
  /** its sentence in the catalogues, and what goes into it */
  text: string;
  values?: Record<string, string>;
  /** a second sentence: the rule of a room, the help of a talent */
  more?: string;
}

type Found = Omit<Hint, "key" | "text"> & { key?: string; text?: string };
type Teller = (moment: Moment) => Found | Found[] | null;

const cell = (place: string): Part[] => [`cell-${cellOf(place)}`];

function mine(view: View): string[] {
  return view.characters;
}

function asked(view: View): string {
  return mine(view).find((who) => view.decision?.asked.includes(who)) ?? "";
}

function options(view: View): string[] {
  return view.options[asked(view)] ?? [];
}

function isKind(view: View, kind: string): boolean {
  return view.decision?.kind === kind && asked(view) !== "";
}

const isDirect = (view: View) => !!view.flat.switch[SWITCHES.direct];
const when = (yes: boolean, found: Found): Found | null => (yes ? found : null);

function last(events: readonly Event[], kind: string, is: (event: Event) => boolean = () => true): Event | undefined {
  return events.findLast((event) => event.kind === kind && is(event));
}

const isMine = (view: View, event: Event) => mine(view).includes(String(event.values["who"]));

/** In the order of their worth: of those that fit the moment, the first that has not been said yet is said. */
const TELLERS: Record<string, Teller> = {
  over: ({ isOver }) => when(isOver, { on: ["over"] }),
  goal: ({ view, mode }) => {
    if (view.pov < 0) return null;
    if (mode !== "suspicion") return { key: `goal-${mode}`, text: `learn-goal-${mode}`, on: ["say"] };
    const role = ROLES[view.flat.role[numberOf(mine(view)[0])] ?? 0] ?? "prisoner";
    return { key: `role-${role}`, text: `learn-role-${role}`, on: ["say"] };
  },
  clue: ({ view }) => when(isKind(view, "clue"), { on: ["lit-cell"] }),
  confirm: ({ view }) => when(asked(view) !== "", { on: ["confirm"] }),
  saw: ({ view, events }) => {
    const event = last(events, "saw", (one) => isMine(view, one));
    return event
      ? {
          on: cell(String(event.values["cell"])),
          values: {
            room: `room-${event.values["room"]}`,
            meaning: `colour-${dangerOf(String(event.values["room"]))}-meaning`,
          },
        }
      : null;
  },
  tell: ({ mode }) => ({ on: ["tell"], text: mode === "suspicion" ? "learn-tell-lies" : "learn-tell" }),
  program: ({ view }) => when(isKind(view, "program") && !!hand(options(view)), { on: ["tokens", "foot"] }),
  talent: ({ view }) => {
    const who = asked(view);
    return when(isKind(view, "program") && options(view).some((words) => words.includes("talent")), {
      on: ["tokens"],
      values: { who: `character-${who}` },
      more: `talent-${who}-help`,
    });
  },
  adrenaline: ({ view }) => when(isKind(view, "program"), { on: ["adrenaline"], more: "token-adrenaline-help" }),
  ready: ({ view }) => when(isKind(view, "program"), { on: ["ready"] }),
  waiting: ({ view }) =>
    when(view.decision?.kind === "program" && !asked(view) && mine(view).length > 0, { on: ["order"] }),
  direct: ({ view }) => when(isKind(view, "action") && isDirect(view), { on: ["tools", "foot"] }),
  act: ({ view }) => when(isKind(view, "action") && !isDirect(view), { on: ["lit-cell", "tools", "picks"] }),
  order: ({ view, events }) =>
    when(view.flat.phase === PHASES.actions && !!last(events, "token-revealed"), { on: ["order"] }),
  push: ({ view }) =>
    when(isKind(view, "action") && options(view).every((words) => words.startsWith("push ")), {
      on: ["picks", "foot"],
    }),
  arrows: ({ view }) => when(asked(view) !== "", { on: ["lit-arrow"] }),
  exit: ({ view }) => {
    const at = Object.entries(view.board).find(([, square]) => square.open && isExit(square.room));
    return at ? { key: `exit-${exitWords(view)}`, text: `learn-exit-${exitWords(view)}`, on: cell(at[0]) } : null;
  },
  room: ({ view }) =>
    mine(view).flatMap((who) => {
      const place = view.places[who];
      const square = place ? view.board[place] : undefined;
      if (!place || !square?.open || !square.room || square.room === "central" || isExit(square.room)) return [];
      return [
        {
          key: `room-${square.room}`,
          text: "learn-room",
          on: cell(place),
          values: { room: `room-${square.room}`, who: `character-${who}` },
          more: `room-${square.room}-help`,
        },
      ];
    }),
  lost: ({ view, events }) => when(!!last(events, "action-lost", (one) => isMine(view, one)), { on: ["say"] }),
  claim: ({ view, events, mode }) => {
    const event = last(events, "claimed", (one) => !isMine(view, one));
    const lies = mode === "suspicion";
    return event
      ? {
          key: lies ? "claim-lies" : "claim",
          text: lies ? "learn-claim-lies" : "learn-claim",
          on: cell(String(event.values["cell"])),
          values: { who: `character-${event.values["who"]}` },
        }
      : null;
  },
  marks: ({ mode, events, view }) =>
    when(mode === "suspicion" && !!last(events, "claimed", (one) => !isMine(view, one)), {
      on: ["mark", "people-drawer"],
    }),
  zone: ({ events }) => when(!!last(events, "moved"), { on: ["cell-0"] }),
  lamps: ({ view }) => when(view.flat.rounds_left < view.flat.rounds, { on: ["lamps"] }),
  fixed: ({ view }) => when(asked(view) !== "", { on: ["fixed-arrow"] }),
  pencil: ({ view }) => when(asked(view) !== "" && view.flat.rounds_begun > 1, { on: ["dark-cell"] }),
  card: ({ events }) => when(!!last(events, "card-drawn"), { on: ["say"] }),
  robot: ({ view, events }) => {
    const event = last(events, "robot-placed");
    return event && view.flat.robot.some((tile) => tile >= 0)
      ? { on: cell(String(event.values["cell"])), more: "term-robots-help" }
      : null;
  },
  alarm: ({ events }) => when(!!last(events, "alarm"), { on: ["lamps"] }),
  reveal: ({ view }) =>
    when(
      Object.values(view.asides).some((words) => words.includes("reveal")),
      { on: ["foot"] },
    ),
  death: ({ events, mode }) =>
    when(!!last(events, "died"), {
      key: `death-${mode}`,
      text: mode === "suspicion" ? "learn-death-suspicion" : "learn-death",
      on: ["order", "say"],
    }),
  final: ({ view, isOver }) => when(view.flat.rounds_left === 1 && !isOver, { on: ["lamps"] }),
};

export const HINTS = Object.keys(TELLERS);

function dangerOf(room: string): string {
  return ROOMS[room as keyof typeof ROOMS]?.danger ?? "green";
}

function isExit(room: string | null): boolean {
  return !!room && "wayOut" in (ROOMS[room as keyof typeof ROOMS] ?? {});
}

function exitWords(view: View): string {
  if (view.flat.switch[SWITCHES.gather]) return "gather";
  return view.flat.switch[SWITCHES.key] ? "key" : "slide";
}

/** What to say now: `isThere` tells whether something is on the screen. */
export function hintFor(
  moment: Moment,
  said: ReadonlySet<string>,
  isThere: (parts: readonly Part[]) => boolean,
): Hint | null {
  for (const [name, teller] of Object.entries(TELLERS)) {
    if (moment.isOver !== (name === "over")) continue;
    for (const found of [teller(moment) ?? []].flat()) {
      const key = found.key ?? name;
      if (!said.has(key) && isThere(found.on)) return { ...found, key, text: found.text ?? `learn-${name}` };
    }
  }
  return null;
}
