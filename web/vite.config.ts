/// <reference types="vitest/config" />
// Builds the browser game into dist/. While developing, `npm run dev` passes /api on to `room25 serve` at its usual port.
import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

import { catalogues } from "./catalogues.ts";
import { fonts } from "./fonts.ts";
import { readBook } from "./src/pages/rules/book.ts";
import { withWidths } from "./src/ui/widths.ts";

const SERVER = process.env["ROOM25_SERVER"] ?? "http://127.0.0.1:2525";

/** The rules in another language: the text of each by its id, and the heading above it. */
function books(): Plugin {
  return {
    name: "room25-books",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".md?book")) return null;
      return { code: `export default ${JSON.stringify(readBook(code))}`, map: null };
    },
  };
}

/** Names of widths in every style sheet. */
function widths(): Plugin {
  return {
    name: "room25-widths",
    enforce: "pre",
    transform: (code, id) => (/\.css(?:\?|$)/.test(id) ? { code: withWidths(code), map: null } : null),
  };
}

/** Pictures under names that never change: the logo for home screens, the picture of links that are shared. */
function named(): Plugin {
  return {
    name: "room25-named",
    generateBundle() {
      for (const fileName of ["logo.svg", "preview.png"]) {
        const source = readFileSync(new URL(`art/${fileName}`, import.meta.url));
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

export default defineConfig(({ mode }) => {
  const site = mode === "site"; // a folder of plain files, anywhere below an address: tools/make_site.py
  const start = site ? "./" : "/";
  return {
    base: start,
    define: { __RUNTIME__: process.env["ROOM25_RUNTIME"] ?? "{}" },
    plugins: [
      catalogues(),
      books(),
      named(),
      fonts(),
      widths(),
      svelte(),
      VitePWA({
        registerType: "autoUpdate",
        injectRegister: null,
        manifest: {
          name: "Room 25",
          short_name: "Room 25",
          description:
            "Candidates of a deadly show look for the way out of 25 sliding rooms. An unofficial fan implementation.",
          display: "standalone",
          start_url: start,
          background_color: "#0b0e13",
          theme_color: "#0b0e13",
          icons: [
            { src: `${start}logo.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" },
            { src: `${start}logo.svg`, sizes: "any", type: "image/svg+xml", purpose: "maskable" },
          ],
        },
        workbox: {
          globPatterns: [`**/*.{js,css,html,svg,woff2${site ? ",json" : ""}}`],
          globIgnores: ["runtime/**"],
          navigateFallback: `${site ? "" : "/"}index.html`,
          // What is fetched once lies in the cache that the worker of the page fills (src/site/runtime.ts).
          runtimeCaching: site
            ? [{ urlPattern: /\/runtime\//, handler: "CacheFirst", options: { cacheName: "room25-runtime" } }]
            : [],
          navigateFallbackDenylist: [/^\/api\//],
        },
      }),
    ],
    publicDir: site ? "../build/site-parts/public" : false,
    worker: { format: "es" },
    build: {
      outDir: site ? "../build/site" : "dist",
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 400,
      manifest: true,
    },
    server: {
      port: 2526,
      fs: { allow: [".."] },
      proxy: { "/api": { target: SERVER, ws: true } },
    },
    test: { include: ["tests/**/*.test.ts"] },
  };
});
