// Hand a link, or a text with one, to somebody: the system's own way where there is one, otherwise the clipboard.
import { t } from "../lib/i18n.svelte";
import { say } from "./shell.svelte";

export async function share(title: string, what: string): Promise<void> {
  const isLink = URL.canParse(what);
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches)
      return await navigator.share(isLink ? { title, url: what } : { title, text: what });
    await navigator.clipboard.writeText(what);
    say(t(isLink ? "web-copied" : "web-copied-text"));
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) say(what);
  }
}
