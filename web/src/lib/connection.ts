// One seat's socket: hello, resume from the last seen event after every cut, and each command sent again by its id until it is answered.
import ReconnectingWebSocket from "partysocket/ws";

import type { Accepted, FromClient, Refused, ToClient } from "../messages";
import { wiring } from "./back";

export type Answer = Accepted | Refused;
export type Status = "connecting" | "open" | "lost" | "stopped";
/** The little of a socket that is used here, so that tests can bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  reconnect(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

interface Asked {
  text: string;
  answer: (answer: Answer) => void;
}

function open(table: string): Wire {
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
  return new ReconnectingWebSocket(address, [], {
    minReconnectionDelay: 300,
    maxReconnectionDelay: 5000,
    connectionTimeout: 5000,
    maxEnqueuedMessages: 0,
    ...wiring(),
  }) as unknown as Wire;
}

/** Ids are made here, once for each command, and never repeat in this browser. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export class Connection {
  /** how many events this client has got; the server goes on from there */
  private seen = 0;
  private ready = false;
  private readonly waiting = new Map<string, Asked>();
  private readonly wire: Wire;

  constructor(
    readonly table: string,
    readonly key: string,
    private readonly hear: (message: ToClient) => void,
    private readonly tell: (status: Status) => void,
    private readonly host = "",
    wire: (table: string) => Wire = open,
  ) {
    this.wire = wire(table);
    this.wire.onopen = () => this.greet();
    this.wire.onclose = () => {
      this.ready = false;
      this.tell("lost");
    };
    this.wire.onmessage = (event) => this.take(JSON.parse(event.data) as ToClient);
    this.tell("connecting");
    globalThis.addEventListener?.("offline", this.again);
    globalThis.addEventListener?.("online", this.again);
  }

  /** The network is gone or back: a socket of before may look open for minutes. A server on this very machine is there all the time. */
  private readonly again = (): void => {
    this.ready = false;
    this.tell("lost");
    this.wire.reconnect();
  };

  /** Send a command; the promise holds the server's answer, however often the network breaks meanwhile. */
  play(text: string): Promise<Answer> {
    return this.ask((id) => ({ type: "play", id, text }));
  }

  /** Any message that the server answers by its id. */
  ask(make: (id: string) => FromClient): Promise<Answer> {
    const id = freshId();
    return new Promise((answer) => {
      const text = JSON.stringify(make(id));
      this.waiting.set(id, { text, answer });
      if (this.ready) this.wire.send(text);
    });
  }

  close(): void {
    globalThis.removeEventListener?.("offline", this.again);
    globalThis.removeEventListener?.("online", this.again);
    this.wire.onclose = null;
    this.wire.close();
    this.tell("stopped");
  }

  private greet(): void {
    const hello: FromClient = { type: "hello", table: this.table, key: this.key, since: this.seen, host: this.host };
    this.wire.send(JSON.stringify(hello));
  }

  private take(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        this.seen = message.view.until;
        this.ready = true;
        this.tell("open");
        for (const { text } of this.waiting.values()) this.wire.send(text);
        break;
      case "update":
        this.seen = message.view.until;
        break;
      case "accepted":
      case "refused":
        this.waiting.get(message.id)?.answer(message);
        this.waiting.delete(message.id);
        return;
      case "failed":
        if (["wrong-key", "no-such-table", "other-rules", "bad-message", "banned", "closed"].includes(message.code))
          this.close();
        break;
      default:
    }
    this.hear(message);
  }
}
