// Hand a link to somebody: the system's own way where there is one, otherwise the clipboard.
import { t } from "../lib/i18n.svelte";
import { say } from "./shell.svelte";

export async function share(title: string, url: string): Promise<void> {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    say(t("web-copied"));
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) say(url);
  }
}
