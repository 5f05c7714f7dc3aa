// What stands on the cards of editions and modes: for how many, how long, how much there is to learn. All of it follows from the catalogue.
import { t } from "../../lib/i18n.svelte";
import type { EditionInfo, ModeInfo } from "../../messages";

const PICTURES: Record<string, string> = {
  suspicion: "token-guard",
  cooperation: "token-prisoner",
  solo: "token-look",
  competition: "token-push",
  team: "token-move",
};

export const modePicture = (key: string): string => PICTURES[key] ?? "logo";

/** An edition by what is new in its box: robots, else the exit. */
export const editionPicture = (edition: EditionInfo): string => (edition.robots ? "robot-1" : "room-room25");

function howMany(fewest: number, most: number): string {
  return most === 1 ? t("web-alone") : t("web-from-to", { fewest, most });
}

/** A round takes a minute to plan and half a minute for everybody's actions; measured at no table but our own, so it says "about". */
export function minutes(mode: ModeInfo): number {
  const players = mode.levels[0]?.players ?? [];
  const usual = players[Math.floor(players.length / 2)];
  return usual ? Math.round((usual.rounds * (1 + usual.characters / 2)) / 5) * 5 : 0;
}

/** How much there is to learn, from 1 to 3: hidden roles are something, and so are abilities with cards. */
export function weight(mode: ModeInfo): 1 | 2 | 3 {
  const level = mode.levels[0];
  const roles = !!level?.players.some((one) => Object.keys(one.roles).length);
  const found = 1 + Number(roles) + Number(!!level?.talents) + Number(!!level?.cards);
  return Math.min(3, found) as 1 | 2 | 3;
}

export function editionNotes(edition: EditionInfo): string[] {
  const [fewest, most] = [
    Math.min(...edition.modes.map((mode) => mode.fewest)),
    Math.max(...edition.modes.map((mode) => mode.most)),
  ];
  return [howMany(fewest, most), t(`web-weight-${edition.cards.length ? 3 : 1}`)];
}

export function modeNotes(mode: ModeInfo): string[] {
  const time = t("web-minutes", { minutes: minutes(mode) });
  return [`${howMany(mode.fewest, mode.most)} · ${time}`, t(`web-weight-${weight(mode)}`)];
}
