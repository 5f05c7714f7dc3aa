// The page brings its own letters, so that it looks the same and fits the same on every machine. One variable font (Roboto, SIL Open
// Font License) is cut into what each language needs: a browser fetches the Latin part, and a Polish or Ukrainian one its own part too.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

import subsetFont from "subset-font";
import type { Plugin } from "vite";

const SOURCE = new URL("node_modules/@fontsource-variable/roboto/", import.meta.url);
const MADE = new URL("node_modules/.fonts/", import.meta.url);

/** The printable letters and signs of ASCII. */
const ASCII = Array.from({ length: 95 }, (_, place) => String.fromCodePoint(32 + place)).join("");
/** Which letters each part holds. A letter that is in none of them, in somebody's name, is drawn with a font of the machine. */
const PARTS = {
  latin: `${ASCII}ÀÁÂÄÇÉÈÊËÍÎÏÑÓÔÖÚÙÛÜŸŒÆàáâäçéèêëíîïñóôöúùûüÿœæß«»·×°\u00a0\u202f–—‘’‚“”„…•€−ʼ`,
  "latin-ext": "ĄĆĘŁŃŚŹŻąćęłńśźż",
  cyrillic: "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
};
/** What the style sheets ask for: weights from plain to bold, and the narrow letters of headings and signs. */
const AXES = { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } };
/** Pairs set closer, marks over letters, numbers of one width; small capitals and the like stay behind. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];
/** The two faces that `app.css` names; both are drawn from the same files. */
const FACES = { "Room Text": 100, "Room Display": 75 };
/** How high a line of Roboto is, in shares of its size. */
const ASCENT = 0.9277;
const DESCENT = 0.2441;
/** Until the letters are there, Arial stands in, drawn at the size at which our catalogues fill as much room as in Roboto. */
const STAND_INS = [
  { face: "Room Text", weight: "400", local: ["Arial", "Liberation Sans"], size: 1.0009 },
  { face: "Room Text", weight: "600 700", local: ["Arial Bold", "Liberation Sans Bold"], size: 0.9396 },
  { face: "Room Display", weight: "400 700", local: ["Arial Bold", "Liberation Sans Bold"], size: 0.8374 },
];

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
const range = (letters: string) => [...letters].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(",");

function sheet(): string {
  const faces = Object.entries(FACES).flatMap(([face, width]) =>
    Object.entries(PARTS).map(
      ([part, letters]) =>
        `@font-face{font-family:"${face}";font-weight:400 700;font-stretch:${width}%;font-display:swap;` +
        `src:url(./${part}.woff2) format("woff2");unicode-range:${range(letters)}}`,
    ),
  );
  const standIns = STAND_INS.map(
    ({ face, weight, local, size }) =>
      `@font-face{font-family:"${face} Stand-in";font-weight:${weight};src:${local.map((name) => `local("${name}")`).join(",")};` +
      `size-adjust:${percent(size)};ascent-override:${percent(ASCENT / size)};descent-override:${percent(DESCENT / size)};line-gap-override:0%}`,
  );
  return [...faces, ...standIns].join("\n");
}

/** Cut the font where that has not been done yet, and let its licence travel with it. */
export function fonts(): Plugin {
  const version = JSON.parse(readFileSync(new URL("package.json", SOURCE), "utf8")).version as string;
  const wanted = JSON.stringify([version, PARTS, AXES, FEATURES, sheet()]);
  const stamp = new URL("made.json", MADE);
  return {
    name: "room25-fonts",
    async buildStart() {
      if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
      mkdirSync(MADE, { recursive: true });
      for (const [part, letters] of Object.entries(PARTS)) {
        const whole = readFileSync(new URL(`files/roboto-${part}-wdth-normal.woff2`, SOURCE));
        // Hints are for screens of twenty years ago, and a third of the weight.
        const options = {
          targetFormat: "woff2",
          noHinting: true,
          keepFeatures: FEATURES,
          variationAxes: AXES,
        } as const;
        writeFileSync(new URL(`${part}.woff2`, MADE), await subsetFont(whole, letters, options));
      }
      writeFileSync(new URL("fonts.css", MADE), sheet());
      writeFileSync(stamp, wanted);
    },
    generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "assets/font-licence.txt",
        source: readFileSync(new URL("LICENSE", SOURCE)),
      });
    },
  };
}
