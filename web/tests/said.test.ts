// What the terminal says in four languages, the browser says in the same words.
import { beforeAll, describe, expect, it, vi } from "vitest";

import { LANGUAGES } from "../src/constants";
import { say } from "../src/game/words";
import { load } from "../src/lib/i18n.svelte";
import type { Sentence } from "../src/messages";
import sayings from "./said.json";

const all = sayings as unknown as ({ said: Sentence } & Record<string, string>)[];

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await load(language);
  });

  it("every event, answer, card and question has the words that the terminal has", () => {
    expect(all.length).toBeGreaterThan(200);
    for (const { said, [language]: text } of all) expect(say(said)).toBe(text);
  });
});
