import { eq } from 'drizzle-orm';
import type { Store } from '../../platform/database.ts';
import { ownModels } from '../schema.ts';

export type OwnModelRow = typeof ownModels.$inferSelect;

export async function ownModelOf(store: Store, userId: string): Promise<OwnModelRow | undefined> {
  const [row] = await store.select().from(ownModels).where(eq(ownModels.userId, userId));
  return row;
}

/** Takes the place of what there was. */
export async function putOwnModel(store: Store, row: typeof ownModels.$inferInsert): Promise<void> {
  const { userId: _userId, ...set } = row;
  await store.insert(ownModels).values(row).onConflictDoUpdate({ target: ownModels.userId, set });
}

export async function deleteOwnModel(store: Store, userId: string): Promise<boolean> {
  const gone = await store.delete(ownModels).where(eq(ownModels.userId, userId)).returning();
  return gone.length > 0;
}
