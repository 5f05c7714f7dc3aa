// Fetches the large files once, and keeps them: later visits need no network. Where nothing can be kept, they are fetched each time.
import type { Files } from "./words";

const KEPT = "room25-runtime"; // the service worker looks there too (vite.config.ts)

async function cache(): Promise<Cache | null> {
  try {
    return await caches.open(KEPT);
  } catch {
    return null; // an address without encryption, or a private window
  }
}

/** Python's memory as an earlier visit kept it under this address, or null. */
export async function recall(address: string): Promise<Uint8Array | null> {
  const found = await (await cache())?.match(address);
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

/** Keep it, or forget it; a full disk keeps nothing. */
export async function remember(address: string, memory: Uint8Array | null): Promise<void> {
  const kept = await cache();
  if (memory) await kept?.put(address, new Response(memory as Uint8Array<ArrayBuffer>)).catch(() => undefined);
  else await kept?.delete(address);
}

/** Every file by its name, fetched or kept; `tell` hears how many bytes are here. What else is kept is let go, but for Python's `memory`. */
export async function runtime(
  root: string,
  files: Files,
  memory: string,
  tell: (done: number) => void,
): Promise<Map<string, ArrayBuffer>> {
  const kept = await cache();
  let done = 0;
  const count = (bytes: number): void => tell((done += bytes));
  const found = await Promise.all(
    Object.keys(files).map(async (name): Promise<[string, ArrayBuffer]> => {
      const url = root + name;
      const known = await kept?.match(url);
      if (known) {
        const bytes = await known.arrayBuffer();
        count(bytes.byteLength);
        return [name.slice(name.lastIndexOf("/") + 1), bytes];
      }
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`${answer.status} ${name}`);
      const bytes = await read(answer, count);
      const type = answer.headers.get("content-type") ?? "application/octet-stream";
      await kept?.put(url, new Response(bytes, { headers: { "content-type": type } })).catch(() => undefined);
      return [name.slice(name.lastIndexOf("/") + 1), bytes];
    }),
  );
  void forget(kept, new Set([...Object.keys(files).map((name) => root + name), memory]));
  return new Map(found);
}

async function read(answer: Response, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    parts.push(value);
    count(value.length);
  }
}

/** Let go of what an older page was run by. */
async function forget(kept: Cache | null, wanted: Set<string>): Promise<void> {
  for (const request of (await kept?.keys()) ?? []) if (!wanted.has(request.url)) await kept?.delete(request);
}
