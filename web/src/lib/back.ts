// Who answers this page: a server over the network or, in the build for static files, the same application in a worker of the page itself.

/** Was this page built to be served as plain files? */
export const SITE: boolean = import.meta.env.MODE === "site";

interface Back {
  /** as `fetch` does it */
  ask(address: string, init: RequestInit): Promise<Response>;
  /** in the place of `WebSocket` */
  Socket?: unknown;
}

let back: Back = { ask: (address, init) => fetch(address, init) };

/** From now on this one answers. */
export function bring(other: Back): void {
  back = other;
}

export const ask = (address: string, init: RequestInit): Promise<Response> => back.ask(address, init);

/** What a socket that reconnects is made with, besides its times. */
export const wiring = (): object => (back.Socket ? { WebSocket: back.Socket } : {});
