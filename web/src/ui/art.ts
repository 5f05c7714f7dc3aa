// Our pictures as one sprite in the page, so that each takes the colours of where it stands: `room-vortex`, `character-alice`, `sign-red`.

const FILES = import.meta.glob<string>("../../art/**/*.svg", { query: "?raw", import: "default", eager: true });

/** art/rooms/vortex.svg is called room-vortex; what lies in no folder keeps its name. */
export function pictureName(path: string): string {
  const [folder, file = ""] = path.slice(path.indexOf("art/") + 4, -4).split("/");
  return file ? `${folder?.replace(/s$/, "")}-${file}` : (folder ?? "");
}

function symbol(path: string, text: string): string {
  const body = text.replace(/\n\s*/g, "").replace('xmlns="http://www.w3.org/2000/svg"', "");
  return body.replace("<svg", `<symbol id="art-${pictureName(path)}"`).replace("</svg>", "</symbol>");
}

let laid = false;

/** Lay the sprite into the page, once. */
export function layPictures(): void {
  if (laid) return;
  laid = true;
  const holder = document.createElement("div");
  holder.hidden = true;
  const symbols = Object.entries(FILES).map(([path, text]) => symbol(path, text));
  holder.innerHTML = `<svg aria-hidden="true">${symbols.join("")}</svg>`;
  document.body.prepend(holder);
}
