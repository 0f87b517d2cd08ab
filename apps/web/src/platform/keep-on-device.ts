import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';
import { onLeave } from './token.ts';

/** Work that only this device has, and the version it was made on. */
export interface Unsent<Content> {
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

/** Keeps what could not be sent, or forgets it. A browser without storage loses nothing but this. */
export async function keepOnDevice(key: string, unsent: Unsent<unknown> | null): Promise<void> {
  try {
    await (unsent === null ? del(key, store()) : set(key, unsent, store()));
  } catch {
    // No storage here, or none left.
  }
}

/** What an earlier visit kept under a key, where `read` still knows its shape. */
export async function unsentOnDevice<Content>(
  key: string,
  read: (content: unknown) => Content | null,
): Promise<Unsent<Content> | null> {
  const kept = await get<Unsent<unknown>>(key, store()).catch(() => undefined);
  const content = kept ? read(kept.content) : null;
  return kept && content ? { version: kept.version, content } : null;
}
