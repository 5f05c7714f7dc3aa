// SHA-256 (FIPS 180-4), so that seals can be counted over a plain connection too, where browsers keep their own to themselves.

/** The first 32 bits behind the point of a root of the first primes. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const found: number[] = [];
  for (let prime = 2; found.length < count; prime++) {
    let divisor = 2;
    while (divisor * divisor <= prime && prime % divisor) divisor++;
    if (divisor * divisor > prime) found.push(((root(prime) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, Math.cbrt);
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The hash of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const said = new TextEncoder().encode(text);
  const blocks = Math.ceil((said.length + 9) / 64);
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(said);
  bytes[said.length] = 0x80;
  const data = new DataView(bytes.buffer);
  data.setUint32(bytes.length - 8, Math.floor(said.length / 2 ** 29));
  data.setUint32(bytes.length - 4, said.length << 3);
  const sum = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = data.getInt32(block * 64 + i * 4);
      else {
        const a = w[i - 15]!;
        const b = w[i - 2]!;
        const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
        w[i] = (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)) + w[i - 7]! + small + w[i - 16]!;
      }
    }
    let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const big = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + big + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g; // one by one: a list of eight for each step is what a slow phone feels
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (sum[i]! += word));
  }
  return [...sum].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
