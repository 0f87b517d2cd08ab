import type { Platform } from '../platform/context.ts';
import { deleteDelivery, postponeDelivery, takeDelivery } from './store.ts';

const LOOK_MS = 10_000;
const FIRST_AGAIN_MS = 2_000;
const LAST_AGAIN_MS = 60 * 60 * 1000;

/** Undoes what a listener did before it failed. */
class ListenerFailed extends Error {}

/**
 * Gives one event to one listener, in a transaction with the note that it is done: a listener that writes with the
 * store it is handed does so exactly once, however many servers run and whenever one is killed. False where nothing is due.
 */
export async function deliverNext(platform: Platform): Promise<boolean> {
  const { store, clock, listeners, log } = platform;
  let failed: { eventId: number; name: string; attempts: number } | undefined;
  const found = await store
    .transaction(async (tx) => {
      const taken = await takeDelivery(tx, clock.now());
      if (!taken) return false;
      const { event, listener: name, attempts } = taken;
      const listener = listeners.find((one) => one.name === name);
      // A listener that a later release no longer has leaves nothing to do.
      try {
        await listener?.handle({ platform, store: tx, event: { ...event, ownerId: event.userId } });
      } catch (error) {
        log.warn({ listener: name, err: error }, 'a listener failed; it is tried again later');
        failed = { eventId: event.id, name, attempts };
        throw new ListenerFailed('', { cause: error });
      }
      await deleteDelivery(tx, event.id, name);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof ListenerFailed) return true;
      throw error;
    });
  if (failed) {
    const pauseMs = Math.min(LAST_AGAIN_MS, FIRST_AGAIN_MS * 2 ** failed.attempts);
    await postponeDelivery(store, failed.eventId, failed.name, new Date(clock.now().getTime() + pauseMs));
  }
  return found;
}

/** Delivers as long as the server runs. One loop a server; an error of the store is waited out. */
export function keepDelivering(platform: Platform): void {
  const { events, stopping, log, listeners } = platform;
  if (listeners.length === 0) return;
  let wake: (() => void) | undefined;
  let hasNews = true;
  const onRecorded = () => {
    hasNews = true;
    wake?.();
  };
  events.listen('recorded', onRecorded);
  stopping.addEventListener('abort', onRecorded, { once: true });

  async function rest(): Promise<void> {
    if (hasNews) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    const timer = setTimeout(resolve, LOOK_MS);
    await promise;
    clearTimeout(timer);
  }

  async function loop(): Promise<void> {
    while (!stopping.aborted) {
      hasNews = false;
      try {
        while (!stopping.aborted && (await deliverNext(platform))) hasNews = false;
      } catch (error) {
        log.error({ err: error }, 'events cannot be delivered at present');
      }
      await rest();
    }
  }
  void loop();
}
