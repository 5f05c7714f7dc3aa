// The seal on the deal: what everybody saw at the start is the SHA-256 of the seed and the nonce that are opened at the end.

export async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Does the seal hold? Null where this browser cannot count it: it does so only over https or on this machine. */
export async function holds(seed: string, nonce: string, seal: string): Promise<boolean | null> {
  const found = await sha256(`${seed}:${nonce}`);
  return found === null ? null : found === seal;
}

/** The same by hand, in any terminal. */
export const byHand = (seed: string, nonce: string) => `printf %s '${seed}:${nonce}' | sha256sum`;
