import { beforeAll, describe, expect, it } from "vitest";

import { Connection, type Wire } from "../src/lib/connection";
import type { ToClient } from "../src/messages";

class Line implements Wire {
  sent: { type: string; id?: string; since?: number; text?: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  reconnect(): void {
    this.closed = false;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = (until: number) => ({ type: "welcome", view: { until } });

function sit(): { line: Line; heard: ToClient[]; statuses: string[]; seat: Connection } {
  const line = new Line();
  const heard: ToClient[] = [];
  const statuses: string[] = [];
  const seat = new Connection(
    "t1",
    "k1",
    (message) => heard.push(message),
    (status) => statuses.push(status),
    "",
    () => line,
  );
  return { line, heard, statuses, seat };
}

describe("a connection", () => {
  // Node has no window: its place as the one who tells that the network comes and goes is taken by a plain target.
  beforeAll(() => {
    const window = new EventTarget();
    Object.assign(globalThis, {
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      dispatchEvent: window.dispatchEvent.bind(window),
    });
  });

  it("says hello first, and goes on from the last event after a cut", () => {
    const { line, statuses } = sit();
    line.onopen?.();
    expect(line.sent[0]).toEqual({ type: "hello", table: "t1", key: "k1", since: 0, host: "" });
    line.say(welcome(12));
    line.say({ type: "update", view: { until: 15 } });
    line.onclose?.();
    line.onopen?.();
    expect(line.sent[1]).toMatchObject({ type: "hello", since: 15 });
    expect(statuses).toEqual(["connecting", "open", "lost"]);
  });

  it("sends a command again with the same id until it is answered", async () => {
    const { line, seat } = sit();
    const answer = seat.play("alice move b2");
    expect(line.sent).toEqual([]);
    line.onopen?.();
    line.say(welcome(1));
    const first = line.sent[1];
    expect(first).toMatchObject({ type: "play", text: "alice move b2" });
    line.onclose?.();
    line.onopen?.();
    line.say(welcome(1));
    expect(line.sent[3]).toEqual(first);
    line.say({ type: "accepted", id: first?.id, number: 4 });
    expect(await answer).toMatchObject({ type: "accepted", number: 4 });
    line.onclose?.();
    line.onopen?.();
    line.say(welcome(2));
    expect(line.sent.length).toBe(5);
  });

  it.each(["offline", "online"])("knocks anew when the network is %s: the server may be on this machine", (news) => {
    const { line, statuses } = sit();
    line.onopen?.();
    line.say(welcome(7));
    globalThis.dispatchEvent(new Event(news));
    expect(statuses.at(-1)).toBe("lost");
    expect(line.sent.at(-1)).toMatchObject({ type: "hello", since: 7 });
    line.say(welcome(9));
    expect(statuses.at(-1)).toBe("open");
  });

  it("does not knock again where the key is wrong", () => {
    const { line, statuses, heard } = sit();
    line.onopen?.();
    line.say({ type: "failed", code: "wrong-key", text: "" });
    expect(line.closed).toBe(true);
    expect(statuses.at(-1)).toBe("stopped");
    expect(heard).toHaveLength(1);
  });
});
