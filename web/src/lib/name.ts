// A name is filled in before anybody asks for one; whoever likes another types it.
import { set, settings } from "./settings.svelte";

const NAMES = [
  "Ada",
  "Bela",
  "Cleo",
  "Dora",
  "Emil",
  "Fay",
  "Gus",
  "Hugo",
  "Ines",
  "Jan",
  "Kaja",
  "Lio",
  "Mira",
  "Nino",
  "Ola",
  "Pia",
  "Remy",
  "Sven",
  "Tess",
  "Vera",
];

export function myName(): string {
  if (!settings.name) set("name", NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Ada");
  return settings.name;
}
