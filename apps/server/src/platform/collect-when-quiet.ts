import type { EventEmitter } from 'node:events';
import { collectGarbage } from '@candor/pool';

const WINDOW_MS = 30_000;
/** Health checks and open windows ask this often at most while nobody works. */
const FEW = 20;

/**
 * Lets go of what work has left behind when it is over: the engine would keep it until more work comes.
 * @param requests where each request is told of
 */
export function collectWhenQuiet(requests: EventEmitter, collect: () => void = collectGarbage): void {
  let count = 0;
  let isDue = false;
  requests.on('request', () => {
    count += 1;
  });
  setInterval(() => {
    if (count > FEW) isDue = true;
    else if (isDue) {
      isDue = false;
      collect();
    }
    count = 0;
  }, WINDOW_MS).unref();
}
