import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/*
 * Node takes one connection in a round of its loop, and reads sockets once in it. Whatever works on in a round keeps
 * all who come behind from being heard: what may be long gives way here.
 */

/** For so long work may go on in one round. */
const STRETCH_MS = 10;
/** For so long at most work waits for connections, however many come. */
const ACCEPTING_MS = 100;

let beganMs: number | undefined;
let accepted = 0;
let accepting: Promise<void> | undefined;

async function untilNoneComes(): Promise<void> {
  const endMs = performance.now() + ACCEPTING_MS;
  let before: number;
  do {
    before = accepted;
    await setImmediate();
  } while (accepted > before && performance.now() < endMs);
  accepting = undefined;
}

/** Takes the connections of a server that stand at the door before what waits by `othersFirst` goes on. */
export function acceptFirst(server: Pick<Server, 'on'>): void {
  server.on('connection', () => {
    accepted += 1;
    accepting ??= untilNoneComes();
  });
}

/** Where connections come in, or this thread has worked for a while without a look at its sockets: when others had their turn. */
export function othersFirst(): Promise<void> | undefined {
  if (accepting) return accepting;
  if (beganMs === undefined) {
    beganMs = performance.now();
    void setImmediate().then(() => (beganMs = undefined));
    return undefined;
  }
  return performance.now() - beganMs > STRETCH_MS ? setImmediate() : undefined;
}
