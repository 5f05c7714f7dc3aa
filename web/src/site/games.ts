// The file of all games, kept in this browser: in pieces, so that a move writes a few of them and not the whole.

const NAME = "room25-games";
const PIECES = "pieces";
const PIECE = 16_384; // bytes
const LENGTH = -1; // the key under which the length of the file stands

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser keeps nothing"));
  });
}

export class Games {
  private last = new Uint8Array(0);
  private now: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null; // that has not begun

  private constructor(private readonly database: IDBDatabase | null) {}

  static async open(): Promise<Games> {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => {
        const { result: empty } = request;
        empty.createObjectStore(PIECES);
      };
      return new Games(await answered(request));
    } catch {
      return new Games(null); // it plays all the same, and forgets
    }
  }

  /** The file as it was kept, or null if there is none. */
  async read(): Promise<Uint8Array | null> {
    if (!this.database) return null;
    const store = this.database.transaction(PIECES).objectStore(PIECES);
    const [length, pieces] = await Promise.all([
      answered(store.get(LENGTH)) as Promise<number | undefined>,
      answered(store.getAll(IDBKeyRange.lowerBound(0))) as Promise<Uint8Array[]>,
    ]);
    if (length === undefined) return null;
    const file = new Uint8Array(length);
    pieces.forEach((piece, i) => {
      if (i * PIECE < length) file.set(piece.subarray(0, length - i * PIECE), i * PIECE);
    });
    this.last = file.slice();
    return file;
  }

  /** Keep the file, after what is being kept now. Resolved when that is done: whoever said something is told only then that it counts. */
  changed(read: () => Uint8Array): Promise<void> {
    this.next ??= this.now.then(async () => {
      this.next = null; // what changes from here on is kept next time
      try {
        await this.keep(read());
      } catch {
        this.last = new Uint8Array(0); // a full disk: everything is written with the next change
      }
    });
    this.now = this.next;
    return this.next;
  }

  private async keep(file: Uint8Array): Promise<void> {
    if (!this.database) return;
    const transaction = this.database.transaction(PIECES, "readwrite");
    const store = transaction.objectStore(PIECES);
    for (let at = 0; at < file.length; at += PIECE) {
      const piece = file.subarray(at, at + PIECE);
      if (!same(piece, this.last.subarray(at, at + PIECE))) store.put(piece.slice(), at / PIECE);
    }
    store.put(file.length, LENGTH);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("not kept"));
    });
    this.last = file.slice();
  }
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}
