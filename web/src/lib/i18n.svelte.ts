// All sentences, from the same catalogues as the terminal game. A language is fetched when it is first wanted, and may be changed at any time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "./settings.svelte";

type Values = Record<string, FluentVariable>;

const CATALOGUES = import.meta.glob<string>("../../../locales/*.ftl", { query: "?catalogue", import: "default" });

let held = $state.raw<{ language: string; bundle: FluentBundle }>({ language: "en", bundle: new FluentBundle("en") });
const loaded = new Map<string, FluentBundle>();

/** Speak this language from now on. */
export async function load(language: Language): Promise<void> {
  let bundle = loaded.get(language);
  if (!bundle) {
    const fetch = CATALOGUES[`../../../locales/${language}.ftl`];
    if (!fetch) throw new Error(`no catalogue for ${language}`);
    bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await fetch()));
    loaded.set(language, bundle);
  }
  held = { language, bundle };
  document.documentElement.lang = language;
}

/** Is there a sentence of that name? */
export function has(id: string): boolean {
  return held.bundle.hasMessage(id);
}

/** The sentence of that name in the language of the moment. */
export function t(id: string, values?: Values): string {
  const pattern = held.bundle.getMessage(id)?.value;
  if (!pattern) return import.meta.env.DEV ? `⟨${id}⟩` : id;
  return held.bundle.formatPattern(pattern, values ?? null, []);
}

/** Several names in one sentence, joined as the language joins them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(held.language, { style: "short", type: "conjunction" }).format(names);
}
