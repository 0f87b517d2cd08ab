import { setImmediate } from 'node:timers/promises';

/*
 * Node takes one connection in a round of its loop, and reads sockets once in it. Work that does not end its round
 * blocks everything behind it: what may take long yields here.
 */

/** How long work may continue in one round: fifty who connect at once wait for as many rounds. */
const STRETCH_MS = 3;

let beganMs: number | undefined;

/** Where this thread has worked for a while without a look at its sockets: when others had their turn. */
export function othersFirst(): Promise<void> | undefined {
  if (beganMs === undefined) {
    beganMs = performance.now();
    void setImmediate().then(() => (beganMs = undefined));
    return undefined;
  }
  return performance.now() - beganMs > STRETCH_MS ? setImmediate() : undefined;
}
