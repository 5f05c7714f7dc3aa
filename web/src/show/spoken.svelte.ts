// The host's lines in the language of the moment, fetched with the rest of the show: nobody waits for them.
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { settings } from "../lib/settings.svelte";
import { person } from "../game/words";
import { poolsOf, type Line } from "./host";

const CATALOGUES = import.meta.glob<string>("../../../locales/show/*.ftl", { query: "?catalogue", import: "default" });

interface Spoken {
  bundle: FluentBundle;
  pools: Record<string, number>;
}

export class Lines {
  #spoken = $state.raw<Spoken | null>(null);

  /** Speak the language that is set, whenever it is set anew; call it in an effect. */
  async follow(): Promise<void> {
    const { language } = settings;
    const text = await CATALOGUES[`../../../locales/show/${language}.ftl`]?.();
    if (!text || language !== settings.language) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(text);
    bundle.addResource(resource);
    this.#spoken = { bundle, pools: poolsOf(resource.body.map(({ id }) => id)) };
  }

  /** How many there are for each situation; none until they are here. */
  get pools(): Record<string, number> {
    return this.#spoken?.pools ?? {};
  }

  /** A line as a sentence. */
  say({ id, values }: Line): string {
    const pattern = this.#spoken?.bundle.getMessage(id)?.value;
    const named = Object.entries(values).map(([key, value]) => [key, key === "cell" ? value : person(value)]);
    return pattern ? this.#spoken!.bundle.formatPattern(pattern, Object.fromEntries(named), []) : "";
  }
}
