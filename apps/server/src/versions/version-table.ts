import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { pgTable, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { users } from '../account/schema.ts';
import type { Store } from '../platform/database.ts';
import { versionColumns } from './schema.ts';

const model = pgTable('versions', versionColumns());

/** The shared columns of a table. Safe: all such tables are made of `versionColumns`, and no other column is read. */
function shared(table: PgTable): typeof model {
  return table as unknown as typeof model;
}

/** Whose versions, and of which document. */
export interface VersionsOf {
  userId: string;
  id: string;
}

/**
 * What is asked of every table of versions in the same way.
 * @param documentId the table's column that says what it is a version of
 */
export function versionTable(table: PgTable, documentId: AnyPgColumn) {
  const columns = shared(table);
  const { version, origin, change, startedAt, savedAt, sessionId, title, template, authorId } = columns;
  const isOf = ({ userId, id }: VersionsOf) => and(eq(columns.userId, userId), eq(documentId, id));
  return {
    isOf,
    isAt: (of: VersionsOf, number: number): SQL | undefined => and(isOf(of), eq(version, number)),
    isBefore: (of: VersionsOf, number: number): SQL | undefined => and(isOf(of), lt(version, number)),

    /** The versions of a document without what they say, newest first. */
    heads: (store: Store, of: VersionsOf) =>
      store
        .select({
          version,
          origin,
          change,
          startedAt,
          savedAt,
          title,
          template,
          authorId,
          authorName: users.name,
        })
        .from(columns)
        .leftJoin(users, eq(users.id, authorId))
        .where(isOf(of))
        .orderBy(desc(version)),

    /** When the newest version was begun and saved, and by whom: whether a save joins it. */
    async newestMark(store: Store, of: VersionsOf) {
      const [row] = await store
        .select({ version, origin, sessionId, startedAt, savedAt })
        .from(columns)
        .where(isOf(of))
        .orderBy(desc(version))
        .limit(1);
      return row;
    },

    /** The numbers and moments of a document's versions. */
    moments: (store: Store, of: VersionsOf) =>
      store.select({ version, savedAt }).from(columns).where(isOf(of)),

    async remove(store: Store, of: VersionsOf, numbers: readonly number[]): Promise<void> {
      if (numbers.length === 0) return;
      await store.delete(columns).where(and(isOf(of), inArray(version, [...numbers])));
    },
  };
}

export type VersionTable = ReturnType<typeof versionTable>;
export type VersionHead = Awaited<ReturnType<VersionTable['heads']>>[number];
