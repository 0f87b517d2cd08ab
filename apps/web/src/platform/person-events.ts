import type { personEvents, PersonEvent } from '@candor/contracts/events';
import { CallError } from './call-error.ts';
import { callEvents } from './events.ts';
import { route } from './route.ts';
import { storedToken } from './token.ts';

const personEventsRoute = route<typeof personEvents>('GET', '/api/events');
const CHANNEL = 'candor-events';
/** The screen that is opened first has the connection to itself. */
const BEGIN_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

type Listener = (event: PersonEvent) => void;
const listeners = new Set<Listener>();

/** Subscribes to what happens to the person's documents, in any tab or device; returns how to stop. */
export function onPersonEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const waiting = new Set<() => void>();

/** Called when this tab begins to listen to the server: what happened before was missed here. */
export function onListening(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    addEventListener('online', over);
    signal.addEventListener('abort', over);
  });
}

/** Listens to the server until `signal`. One tab of a browser does it for all: a browser has few connections to a server. */
async function listen(signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  let last: number | null = null;
  const notify = (event: PersonEvent) => {
    if (last !== null && event.id <= last) return;
    last = event.id;
    for (const listener of listeners) listener(event);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<PersonEvent>) => notify(data), { signal });

  const follow = async () => {
    let failures = 0;
    while (!signal.aborted && storedToken()) {
      try {
        const headers: Record<string, string> = last === null ? {} : { 'last-event-id': String(last) };
        for await (const event of callEvents(personEventsRoute, { headers, signal })) {
          failures = 0;
          if (event.kind === 'ready') {
            if (last === null) for (const listener of waiting) listener();
            last ??= event.id;
            continue;
          }
          notify(event);
          channel.postMessage(event);
        }
      } catch (error) {
        const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
        if (signal.aborted || (isRefused && error.status !== 429)) return;
      }
      failures += 1;
      await pause(Math.min(1_000 * 2 ** failures, LONGEST_PAUSE_MS), signal);
    }
  };
  await pause(BEGIN_MS, signal);
  await navigator.locks.request(CHANNEL, { signal }, follow).catch(() => undefined);
  channel.close();
}

/** Subscribes this tab to what happens to the person's documents; gives the way to end it. */
export function subscribeToPersonEvents(): () => void {
  const ending = new AbortController();
  void listen(ending.signal);
  return () => ending.abort();
}
