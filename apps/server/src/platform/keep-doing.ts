import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from './context.ts';

/** What is added meanwhile, here or on another server, is seen after this long at the latest. */
const LOOK_MS = 5_000;

/** Work that stands in the store with the moment from which it is due. */
export interface DueWork {
  /** For the log. */
  name: string;
  /** When the next piece is due; null where none is to come. */
  next(): Promise<Date | null>;
  /** Does some of what is due; false where nothing was left to do, or others do it. */
  doDue(): Promise<boolean>;
}

/** Does what is due as long as the server runs, and first what came due while none ran. An error of the store is waited out. */
export function keepDoing(
  { clock, log, stopping }: Pick<Core, 'clock' | 'log' | 'stopping'>,
  work: DueWork,
): void {
  async function rest(): Promise<void> {
    const next = await work.next().catch(() => null);
    const untilDueMs = next ? next.getTime() - clock.now().getTime() : LOOK_MS;
    // What is due and was not done is held by another server, or the store refused it: not at once again.
    const restMs = untilDueMs > 0 ? Math.min(untilDueMs, LOOK_MS) : LOOK_MS;
    await pause(restMs, undefined, { signal: stopping }).catch(() => undefined);
  }
  async function loop(): Promise<void> {
    while (!stopping.aborted) {
      try {
        while (!stopping.aborted && (await work.doDue()));
      } catch (error) {
        log.error({ err: error, work: work.name }, 'due work cannot be done at present');
      }
      await rest();
    }
  }
  void loop();
}
