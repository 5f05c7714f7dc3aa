// The rules of room25 as WebAssembly, for browsers and Node: `make wasm` builds the module. It carries the layout of its memory.

type Field = [offset: number, length: number, bytes: 1 | 2 | 4 | 8];
interface Layout {
  records: Record<string, { size: number; fields: Record<string, Field> }>;
  arrays: Record<string, string>; // of records, by the name of the array
  rows: Record<string, number>; // of numbers, and how many bytes each takes
  entries: Record<string, string[]>; // what each takes: numbers ("int") and arrays
}

/** A kind of game, and its laid table. */
export interface Kind {
  edition: string;
  mode: string;
  level: string;
  seats: number;
  differs: Record<string, number | number[]>;
}

/** An array in the module's memory: records, or rows of numbers. */
export interface Block {
  kind: string;
  at: number;
  head: number; // where its address and lengths lie, for an entry
  size: number; // bytes of a record or a row
}

const WORD = 8;
const READ = { 1: "getInt8", 2: "getInt16", 4: "getInt32" } as const;
const WRITE = { 1: "setInt8", 2: "setInt16", 4: "setInt32" } as const;

export class Rules {
  readonly kinds: Kind[];
  readonly layout: Layout;
  private readonly memory: WebAssembly.Memory;
  private readonly run: Record<string, (words: number) => bigint | undefined>;
  private readonly words: number; // where the arguments of a call lie
  private free: number;

  private constructor(module: WebAssembly.Module, instance: WebAssembly.Instance) {
    const section = (name: string): unknown =>
      JSON.parse(new TextDecoder().decode(WebAssembly.Module.customSections(module, `room25.${name}`)[0]));
    this.layout = section("layout") as Layout;
    this.kinds = section("tables") as Kind[];
    this.memory = instance.exports["memory"] as WebAssembly.Memory;
    this.run = instance.exports as typeof this.run;
    this.free = Number((instance.exports["__heap_base"] as WebAssembly.Global).value);
    this.words = this.reserve(16 * WORD);
  }

  static async load(bytes: BufferSource): Promise<Rules> {
    const module = await WebAssembly.compile(bytes);
    return new Rules(module, await WebAssembly.instantiate(module));
  }

  /** A new array of zeros, for as long as the module lives; `width` is that of a row of numbers. */
  array(kind: string, count: number, width = 1): Block {
    const record = this.layout.records[this.layout.arrays[kind] ?? ""];
    const size = record ? record.size : this.layout.rows[kind]! * width;
    const head = this.reserve(3 * WORD);
    const at = this.reserve(size * count);
    [at, count, width].forEach((n, i) => this.data().setBigInt64(head + i * WORD, BigInt(n), true));
    return { kind, at, head, size };
  }

  /** Call an entry by its name in Python. */
  call(entry: string, ...given: (number | Block)[]): bigint {
    const takes = this.layout.entries[entry];
    if (!takes) throw new Error(`no entry ${entry}; there are ${Object.keys(this.layout.entries).join(", ")}`);
    const kinds = given.map((one) => (typeof one === "number" ? "int" : one.kind));
    const same = (a: string, b?: string) => a === b || (this.layout.arrays[a] ?? a) === this.layout.arrays[b ?? ""];
    if (kinds.length !== takes.length || !kinds.every((kind, i) => same(kind, takes[i])))
      throw new Error(`${entry} takes ${takes.join(", ")}, not ${kinds.join(", ")}`);
    const data = this.data();
    given.forEach((one, i) =>
      data.setBigInt64(this.words + i * WORD, BigInt(typeof one === "number" ? one : one.head), true),
    );
    return this.run[`room25_${entry}`]!(this.words) ?? 0n;
  }

  /** A number of a record: a field, or one place of a list. */
  get(block: Block, i: number, field: string, place = 0): number {
    const [at, bytes] = this.find(block, i, field, place);
    return bytes === 8 ? Number(this.data().getBigInt64(at, true)) : this.data()[READ[bytes]](at, true);
  }

  set(block: Block, i: number, field: string, value: number, place = 0): void {
    const [at, bytes] = this.find(block, i, field, place);
    if (bytes === 8) this.data().setBigInt64(at, BigInt(value), true);
    else this.data()[WRITE[bytes]](at, value, true);
  }

  /** The bytes of a record or a row as they lie in memory: to read, to keep a copy of, to write over. */
  bytes(block: Block, i: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, block.at + i * block.size, block.size);
  }

  /** Lay the table of a kind of game. */
  lay(block: Block, i: number, kind: Kind): void {
    this.bytes(block, i).fill(0);
    for (const { differs } of [this.kinds[0]!, kind])
      for (const [field, value] of Object.entries(differs))
        [value].flat().forEach((number, place) => this.set(block, i, field, number, place));
  }

  private find(block: Block, i: number, field: string, place: number): [number, Field[2]] {
    const found = this.layout.records[this.layout.arrays[block.kind] ?? ""]?.fields[field];
    if (!found || place >= Math.max(1, found[1])) throw new Error(`${block.kind} have no ${field} at ${place}`);
    return [block.at + i * block.size + found[0] + place * found[2], found[2]];
  }

  private data(): DataView {
    return new DataView(this.memory.buffer); // a new one each time: memory that grows lets go of the old
  }

  private reserve(bytes: number): number {
    const at = Math.ceil(this.free / WORD) * WORD;
    this.free = at + bytes;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    return at;
  }
}
