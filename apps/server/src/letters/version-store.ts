import { and, desc, eq } from 'drizzle-orm';
import type { LetterDocument } from '@candor/domain/letters';
import { users } from '../account/schema.ts';
import type { Store } from '../platform/database.ts';
import { versionTable, type VersionsOf } from '../versions/index.ts';
import { letterVersions } from './schema.ts';

export type NewLetterVersion = typeof letterVersions.$inferInsert;

export const versionsOfLetter = versionTable(letterVersions, letterVersions.letterId);

/** One version with who made it. */
export async function versionAt(store: Store, of: VersionsOf, version: number) {
  const [row] = await store
    .select({ version: letterVersions, authorName: users.name })
    .from(letterVersions)
    .leftJoin(users, eq(users.id, letterVersions.authorId))
    .where(versionsOfLetter.isAt(of, version));
  return row;
}

/** The letter of the newest version that was generated; undefined where none is kept. */
export async function lastGenerated(store: Store, of: VersionsOf): Promise<LetterDocument | undefined> {
  const [row] = await store
    .select({ document: letterVersions.document })
    .from(letterVersions)
    .where(and(versionsOfLetter.isOf(of), eq(letterVersions.origin, 'written')))
    .orderBy(desc(letterVersions.version))
    .limit(1);
  return row?.document;
}

/** The newest version before a number. */
export async function versionBefore(store: Store, of: VersionsOf, version: number) {
  const [row] = await store
    .select()
    .from(letterVersions)
    .where(versionsOfLetter.isBefore(of, version))
    .orderBy(desc(letterVersions.version))
    .limit(1);
  return row;
}

export async function insertVersion(store: Store, row: NewLetterVersion): Promise<void> {
  await store.insert(letterVersions).values(row);
}

/** Makes a version what a later save says; its number becomes that of the save. */
export async function replaceVersion(store: Store, version: number, row: NewLetterVersion): Promise<void> {
  const { startedAt: _startedAt, ...later } = row;
  await store
    .update(letterVersions)
    .set(later)
    .where(versionsOfLetter.isAt({ userId: row.userId, id: row.letterId }, version));
}
