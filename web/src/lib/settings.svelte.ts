// How this person likes the game shown. Kept by the browser, and in force at once.
import { LANGUAGES } from "../constants";
import { keep, recall } from "./kept";

export const THEMES = ["dark", "light", "contrast"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  confirm: boolean;
  hints: boolean;
  name: string;
}

/** How long a movement takes, as a multiple of the usual. */
export const PACE: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

function asked(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

function spoken(): Language {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

function first(): Settings {
  return {
    language: spoken(),
    theme: asked("(prefers-contrast: more)") ? "contrast" : "dark",
    speed: "normal",
    sound: true,
    confirm: true,
    hints: true,
    name: "",
  };
}

export const settings = $state<Settings>({ ...first(), ...recall<Partial<Settings>>("settings", {}) });

/** Change something and keep it. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  keep("settings", $state.snapshot(settings));
}

/** Does the system ask for less motion? Then things fade where they would fly. */
export function calm(): boolean {
  return asked("(prefers-reduced-motion: reduce)");
}
