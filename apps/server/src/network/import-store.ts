import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Cadences } from '@candor/domain/network';
import type { Store } from '../platform/database.ts';
import { networkCadences, networkContacts, networkImports } from './schema.ts';

type ImportRow = typeof networkImports.$inferSelect;
type Which = Pick<ImportRow, 'userId' | 'id'>;

const isImport = ({ userId, id }: Which) => and(eq(networkImports.userId, userId), eq(networkImports.id, id));

export async function importById(store: Store, which: Which): Promise<ImportRow | undefined> {
  const [row] = await store.select().from(networkImports).where(isImport(which));
  return row;
}

/** Notes what a part of an import changed of contacts that were there. */
export async function noteImport(store: Store, row: Omit<ImportRow, 'createdAt'>): Promise<void> {
  await store
    .insert(networkImports)
    .values(row)
    .onConflictDoUpdate({
      target: [networkImports.userId, networkImports.id],
      set: { filled: sql`${networkImports.filled} || excluded.filled` },
    });
}

export async function forgetImport(store: Store, which: Which): Promise<void> {
  await store.delete(networkImports).where(isImport(which));
}

/** The contacts that an import brought and that are not in the trash. */
export function importedContacts(store: Store, { userId, id }: Which) {
  return store
    .select({
      id: networkContacts.id,
      version: networkContacts.version,
      nextFollowUp: networkContacts.nextFollowUp,
    })
    .from(networkContacts)
    .where(
      and(
        eq(networkContacts.userId, userId),
        eq(networkContacts.importId, id),
        isNull(networkContacts.trashedAt),
      ),
    );
}

/** Deletes for good the contacts of an import that were never changed and with whom nothing is recorded. */
export async function deleteUntouched(store: Store, { userId, id }: Which): Promise<void> {
  await store
    .delete(networkContacts)
    .where(
      and(
        eq(networkContacts.userId, userId),
        eq(networkContacts.importId, id),
        eq(networkContacts.version, 1),
        isNull(networkContacts.trashedAt),
      ),
    );
}

export async function cadencesOf(store: Store, userId: string): Promise<Cadences> {
  const [row] = await store
    .select({ cadences: networkCadences.cadences })
    .from(networkCadences)
    .where(eq(networkCadences.userId, userId));
  return row?.cadences ?? [];
}

export async function putCadences(store: Store, userId: string, cadences: Cadences): Promise<void> {
  await store
    .insert(networkCadences)
    .values({ userId, cadences })
    .onConflictDoUpdate({ target: networkCadences.userId, set: { cadences } });
}
