// All sentences, from the same catalogues as the terminal game. A language is fetched when it is first wanted, and may be changed at any time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";

import { here, printedOf, textsIn } from "./expansions";
import type { Language } from "./settings.svelte";

type Values = Record<string, FluentVariable>;

const CATALOGUES = import.meta.glob<string>("../../../locales/*.ftl", { query: "?catalogue", import: "default" });
const REST = import.meta.glob<string>("../../../locales/*.ftl", { query: "?later", import: "default" });

interface Spoken {
  edition: string;
  values: Values;
}

const NOTHING: Spoken = { edition: "", values: {} };
let spoken = $state.raw<Spoken>(NOTHING);

/**
 * Speak of this table, or of this edition as a whole, until the answer is called: its switches decide what a sentence says
 * (`$switch-gather` is among the variables of each), its edition only which of two words is said for the same thing.
 */
export function speakOf(edition: string, switches: Record<string, number>): () => void {
  const now = { edition: printedOf(edition), values: truths(switches) };
  spoken = now;
  return () => {
    if (spoken === now) spoken = NOTHING;
  };
}

/** Switches as variables of a sentence. */
export function truths(switches: Record<string, number>): Values {
  return Object.fromEntries(Object.entries(switches).map(([name, value]) => [`switch-${name}`, value]));
}

let held = $state.raw<{ language: string; bundle: FluentBundle }>({ language: "en", bundle: new FluentBundle("en") });
const loaded = new Map<string, FluentBundle>();
const whole = new WeakSet<FluentBundle>();

/** Is more said than on the home page and in a game? */
let all = false;

/** Speak this language from now on. */
export async function load(language: Language): Promise<void> {
  let bundle = loaded.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    await Promise.all([add(bundle, CATALOGUES, language), here]);
    for (const text of textsIn(language)) bundle.addResource(new FluentResource(text));
    loaded.set(language, bundle);
  }
  if (all) await addRest(bundle, language);
  held = { language, bundle };
  document.documentElement.lang = language;
}

/** From now on also what only the other pages say. */
export async function loadRest(): Promise<void> {
  all = true;
  const { language, bundle } = untrack(() => held);
  if (whole.has(bundle)) return;
  await addRest(bundle, language);
  if (held.bundle === bundle) held = { language, bundle };
}

async function addRest(bundle: FluentBundle, language: string): Promise<void> {
  if (!whole.has(bundle)) await add(bundle, REST, language);
  whole.add(bundle);
}

async function add(bundle: FluentBundle, from: typeof REST, language: string): Promise<void> {
  const fetch = from[`../../../locales/${language}.ftl`];
  if (!fetch) throw new Error(`no catalogue for ${language}`);
  bundle.addResource(new FluentResource(await fetch()));
}

/** Is there a sentence of that name? */
export function has(id: string): boolean {
  return held.bundle.hasMessage(id);
}

/** The sentence of that name in the language of the moment. */
export function t(id: string, values?: Values): string {
  const message = held.bundle.getMessage(id);
  const pattern = message?.attributes[spoken.edition] ?? message?.value;
  if (!pattern) return import.meta.env.DEV ? `⟨${id}⟩` : id;
  return held.bundle.formatPattern(pattern, { ...spoken.values, ...values }, []);
}

/** A moment as a day and a time, as the language writes them. */
export function spokenDate(time: number): string {
  return new Intl.DateTimeFormat(held.language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** A day of the calendar (2026-03-01), as the language writes it. */
export function spokenDay(day: string): string {
  return new Intl.DateTimeFormat(held.language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

/** Several names in one sentence, joined as the language joins them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(held.language, { style: "short", type: "conjunction" }).format(names);
}
