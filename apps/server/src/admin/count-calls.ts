import type { Platform } from '../platform/context.ts';
import { utcDay } from '../platform/zoned-time.ts';
import { addCalls } from './stats-store.ts';

const WRITE_MS = 30_000;

/** Writes down what this server answered since the last time. What cannot be written is counted with the next. */
export async function countCalls({ calls, store, clock }: Pick<Platform, 'calls' | 'store' | 'clock'>) {
  const counted = calls.take();
  if (counted.calls === 0) return;
  try {
    await addCalls(store, utcDay(clock.now()), counted);
  } catch (error) {
    calls.restore(counted);
    throw error;
  }
}

/** Writes them down again and again until the server stops. */
export function keepCounting(platform: Platform): void {
  const timer = setInterval(() => {
    countCalls(platform).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'calls not counted yet'),
    );
  }, WRITE_MS);
  timer.unref();
  platform.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
}
