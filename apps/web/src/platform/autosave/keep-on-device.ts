import { clear, createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { onLeave } from '../token.ts';

/** What was stored when ours was begun, as far as it is known, and what of ours may be stored without an answer. */
export interface Known<Content> {
  base: Content | null;
  unanswered: readonly Content[];
}

/** Work that only this device has, the version it was made on, and what was known then. */
export interface Unsent<Content> extends Partial<Known<Content>> {
  version: number;
  content: Content;
}

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore('candor-unsent', 'unsent');
  return opened;
}

// What waits on this device goes with the session.
onLeave(() => {
  if (typeof indexedDB !== 'undefined') void clear(store()).catch(() => undefined);
});

/** Commits at once, not when the page next has time: what was put stays where the page is left in the same moment. */
function put(key: string, unsent: Unsent<unknown> | null): Promise<void> {
  return store()('readwrite', (kept) => {
    if (unsent === null) kept.delete(key);
    else kept.put(unsent, key);
    kept.transaction.commit();
    return promisifyRequest(kept.transaction);
  });
}

/** Keeps what could not be sent, or forgets it. A browser without storage loses nothing but this. */
export async function keepOnDevice(key: string, unsent: Unsent<unknown> | null): Promise<void> {
  try {
    await put(key, unsent);
  } catch {
    // No storage here, or none left.
  }
}

/** What is under a key; nothing in a browser without storage, which throws before it promises anything. */
async function onDevice(key: string): Promise<Unsent<unknown> | undefined> {
  try {
    return await get(key, store());
  } catch {
    return undefined;
  }
}

/** What an earlier visit kept under a key, where `read` still knows its shape. */
export async function unsentOnDevice<Content>(
  key: string,
  read: (content: unknown) => Content | null,
): Promise<Unsent<Content> | null> {
  const stored = await onDevice(key);
  const content = stored ? read(stored.content) : null;
  if (!stored || !content) return null;
  const base = stored.base ? read(stored.base) : null;
  const unanswered = (stored.unanswered ?? []).map(read).filter((sent) => sent !== null);
  return { version: stored.version, content, base, unanswered };
}
