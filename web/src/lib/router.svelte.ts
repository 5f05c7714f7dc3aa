// One folder in pages/ is one page: /rules/base is pages/rules/Page.svelte with rest = ["base"]. Each is fetched when it is first opened.
import type { Component } from "svelte";

import { SITE } from "./back";
import { loadRest } from "./i18n.svelte";

export interface PageProps {
  /** What follows the page's own name in the address. */
  rest: string[];
}

const PAGES = import.meta.glob<{ default: Component<PageProps> }>("../pages/*/Page.svelte");
/** Addresses whose first word is not the name of their folder. */
const FOLDERS: Record<string, string> = { "": "home", t: "table", replays: "replay" };
/** What a browser needs until the first board: these do with the sentences that are there at once. */
const LIGHT = ["home", "table"];

interface Place {
  page: string;
  rest: string[];
  query: URLSearchParams;
  /** the part of the page that the address names */
  part: string;
}

/** A page's address as the browser shows it: behind a # where plain files are served, for there the folder has but one page. */
const shown = (path: string): string => (SITE ? `#${path}` : path);
/** The same whole, for whoever it is sent to. */
export const link = (path: string): string => new URL(shown(path), location.href).href;

const address = (): URL => (SITE ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href));

function read(): Place {
  const { pathname, searchParams, hash } = address();
  const [first = "", ...rest] = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page: FOLDERS[first] ?? first, rest, query: searchParams, part: decodeURIComponent(hash.slice(1)) };
}

let place = $state.raw<Place>(read());
addEventListener("popstate", () => (place = read()));

/** Where we are. */
export function here(): Place {
  return place;
}

/** Is there such a page? */
export function hasPage(name: string): boolean {
  return `../pages/${FOLDERS[name] ?? name}/Page.svelte` in PAGES;
}

/** The page's component; the front page where there is none of that name. */
export async function component(name: string): Promise<Component<PageProps>> {
  const folder = hasPage(name) ? name : "home";
  const fetch = PAGES[`../pages/${folder}/Page.svelte`];
  if (!fetch) throw new Error("there is no front page");
  const [page] = await Promise.all([fetch(), LIGHT.includes(folder) || loadRest()]);
  return page.default;
}

/** Open another page of ours without loading everything anew. */
export function go(path: string, instead = false): void {
  history[instead ? "replaceState" : "pushState"](null, "", shown(path));
  place = read();
  scrollTo(0, 0);
}

/** Let the address say more of where we are, and do nothing else. */
export function note(path: string): void {
  history.replaceState(null, "", shown(path));
}

/** For plain links: our own are followed here, all others by the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  const { pathname, search, hash } = new URL(link.getAttribute("href") ?? "", address());
  if (pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(pathname + search + hash);
}
