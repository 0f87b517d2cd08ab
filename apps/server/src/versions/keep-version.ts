import { joinsVersion, versionsToDrop, type VersionOrigin } from '@candor/domain/versions';
import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import type { VersionsOf, VersionTable } from './version-table.ts';

/** Who saves, when. */
export type Saver = Pick<Context, 'owner' | 'sessionId' | 'clock'>;

/** What is said of a version: where it came from, and one sentence of what it changed. */
export interface Said {
  origin: VersionOrigin;
  change: string;
}

/** The versions of one document, open for what a save made of it. */
export interface OpenVersions {
  table: VersionTable;
  of: VersionsOf;
  /** What changed since the version before that number; undefined where there is none. */
  changeSinceBefore(version: number): Promise<string | undefined>;
  add(said: Said): Promise<void>;
  /** Makes that version what the document says now; when it was begun stays. */
  replace(version: number, said: Said): Promise<void>;
  remove(versions: readonly number[]): Promise<void>;
}

/** What of a version follows from who saves and when. */
export function savedBy({ owner, sessionId, clock }: Saver) {
  const now = clock.now();
  return { authorId: owner.id, sessionId, startedAt: now, savedAt: now };
}

/** Tries to make a save part of the newest version; false where it is one of its own. */
async function joined(
  store: Store,
  by: Saver,
  { table, of, ...versions }: OpenVersions,
  origin: VersionOrigin,
): Promise<boolean> {
  const newest = await table.newestMark(store, of);
  if (!newest) return false;
  const mark = { ...newest, startedMs: newest.startedAt.getTime(), savedMs: newest.savedAt.getTime() };
  if (!joinsVersion(mark, { origin, sessionId: by.sessionId, nowMs: by.clock.now().getTime() })) return false;
  const difference = await versions.changeSinceBefore(newest.version);
  if (difference === undefined) return false;
  // Typed and taken back: the version before says the same.
  if (difference === '') {
    await versions.remove([newest.version]);
    return true;
  }
  const change = origin === 'profile' ? `Updated with your profile: ${difference}` : difference;
  await versions.replace(newest.version, { origin, change });
  return true;
}

/**
 * Keeps what a save made of a document, in the transaction of the save, and lets go of what is too old. `lead` begins
 * the sentence that says what changed. A save that changed nothing a version keeps leaves none.
 */
export async function keepVersion(
  store: Store,
  by: Saver,
  versions: OpenVersions,
  { origin, lead, difference }: { origin: VersionOrigin; lead?: string; difference: string },
): Promise<void> {
  if (difference === '' && lead === undefined) return;
  if (await joined(store, by, versions, origin)) return;
  // What came from the profile names its parts already.
  const change = [lead, origin === 'profile' ? '' : difference].filter(Boolean).join(': ');
  await versions.add({ origin, change });
  const all = await versions.table.moments(store, versions.of);
  const marks = all.map(({ version, savedAt }) => ({ version, savedMs: savedAt.getTime() }));
  await versions.remove(versionsToDrop(marks, by.clock.now().getTime()));
}
