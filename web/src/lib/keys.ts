// The keys of the seats that this browser holds: several at one table where people share the device.
import { forget, keep, recall } from "./kept";

export interface Held {
  /** seat → key */
  seats: Record<string, string>;
  /** the host's key, where this browser laid the table */
  host: string;
}

const name = (table: string) => `keys:${table}`;

export function held(table: string): Held {
  return recall<Held>(name(table), { seats: {}, host: "" });
}

export function holdSeat(table: string, seat: number, key: string): void {
  const now = held(table);
  keep(name(table), { ...now, seats: { ...now.seats, [seat]: key } });
}

export function holdHost(table: string, host: string): void {
  keep(name(table), { ...held(table), host });
}

export function dropSeat(table: string, seat: number): void {
  const now = held(table);
  const { [String(seat)]: _, ...seats } = now.seats;
  if (Object.keys(seats).length || now.host) keep(name(table), { ...now, seats });
  else forget(name(table));
}
