// The first thing that runs: language and settings, then the page that the address asks for.
import "../node_modules/.fonts/fonts.css";
import "../art/colours.css";
import "../art/motion.css";
import "./themes.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { bring } from "./lib/back";
import { load } from "./lib/i18n.svelte";
import { component, here } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";

if (import.meta.env.MODE === "site") bring(await import("./site/page"));
component(here().page).catch(() => {}); // on its way beside the language: over a slow line two waits in a row are felt; App says if it fails
await load(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.MODE === "site") mount((await import("./site/Start.svelte")).default, { target: document.body });
if (import.meta.env.PROD) {
  void import("virtual:pwa-register").then(({ registerSW }) => registerSW({ immediate: false }));
}
