// Our pictures, each in the colours of where it stands: `room-vortex`, `character-alice`, `sign-red`. What every table shows lies in the
// page as one sprite; rooms and deaths are larger and fetched one by one, when first needed.
import { addedPicture } from "../lib/expansions";

const SPRITE = import.meta.glob<string>(["../../art/**/*.svg", "!../../art/{rooms,deaths}/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FETCHED = import.meta.glob<string>("../../art/{rooms,deaths}/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** art/rooms/vortex.svg is called room-vortex; what lies in no folder keeps its name. */
export function pictureName(path: string): string {
  const [folder, file = ""] = path.slice(path.indexOf("art/") + 4, -4).split("/");
  return file ? `${folder?.replace(/s$/, "")}-${file}` : (folder ?? "");
}

/** The drawing as another element than a page of its own. */
function as(element: string, text: string): string {
  const body = text.replace(/\n\s*/g, "").replace(' xmlns="http://www.w3.org/2000/svg"', "");
  return body.replace("<svg", `<${element}`).replace("</svg>", `</${element.split(" ")[0]}>`);
}

let laid = false;

/** Lay the sprite into the page, once. */
export function layPictures(): void {
  if (laid) return;
  laid = true;
  const holder = document.createElement("div");
  holder.hidden = true;
  const symbols = Object.entries(SPRITE).map(([path, text]) => as(`symbol id="art-${pictureName(path)}"`, text));
  holder.innerHTML = `<svg aria-hidden="true">${symbols.join("")}</svg>`;
  document.body.prepend(holder);
}

const places = new Map(Object.entries(FETCHED).map(([path, url]) => [pictureName(path), url]));
const here = new Map<string, string>();
const coming = new Map<string, Promise<void>>();

/** Is there such a room or death? */
export const hasPicture = (name: string): boolean => places.has(name);

/** A room of an expansion came with the page. */
function brought(name: string): boolean {
  const picture = here.has(name) ? undefined : addedPicture(name);
  if (picture) here.set(name, as("g", picture));
  return here.has(name);
}

async function bring(name: string, url: string): Promise<void> {
  try {
    const answer = await fetch(url);
    if (answer.ok) here.set(name, as("g", await answer.text()));
  } finally {
    coming.delete(name);
  }
}

/** Fetch a room or a death before it is needed; where the network fails, the next who needs it asks again. */
export async function fetchPicture(name: string): Promise<void> {
  const url = places.get(name);
  if (!url || here.has(name)) return;
  if (!coming.has(name)) coming.set(name, bring(name, url));
  await coming.get(name)?.catch(() => undefined);
}

/** Fill a group of an SVG with a room or a death, as soon as it is here. */
export function draw(group: SVGGElement, first: string): { update: (name: string) => void } {
  let wanted = "";
  function update(name: string): void {
    wanted = name;
    brought(name);
    group.innerHTML = here.get(name) ?? "";
    if (!here.has(name))
      void fetchPicture(name).then(() => {
        if (wanted === name) group.innerHTML = here.get(name) ?? "";
      });
  }
  update(first);
  return { update };
}
