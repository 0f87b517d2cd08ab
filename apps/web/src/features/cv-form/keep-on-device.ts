import { del, set } from 'idb-keyval';
import { onLeave } from '../../platform/token.ts';

const kept = new Set<string>();

// What waits on this device goes with the session.
onLeave(() => {
  for (const key of kept) void del(key);
  kept.clear();
});

/** Keeps what could not be sent, or forgets it. A browser without storage loses nothing but this. */
export async function keepOnDevice(key: string, content: unknown): Promise<void> {
  if (content === null) {
    kept.delete(key);
    await del(key).catch(() => undefined);
    return;
  }
  kept.add(key);
  await set(key, content).catch(() => undefined);
}
