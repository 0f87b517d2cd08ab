import { eq } from 'drizzle-orm';
import type { ApplicationBoard } from '@candor/contracts/application';
import { defaultStages } from '@candor/domain/applications';
import type { Store } from '../platform/database.ts';
import { applicationBoards } from './schema.ts';

/** The stages of a person's board; those of every board where they never changed them. */
export async function boardOf(store: Store, userId: string): Promise<ApplicationBoard> {
  const { version, stages } = applicationBoards;
  const [row] = await store
    .select({ version, stages })
    .from(applicationBoards)
    .where(eq(applicationBoards.userId, userId));
  return row ?? { version: 0, stages: [...defaultStages] };
}

export async function putBoard(store: Store, userId: string, board: ApplicationBoard): Promise<void> {
  const row = { userId, ...board };
  await store
    .insert(applicationBoards)
    .values(row)
    .onConflictDoUpdate({ target: applicationBoards.userId, set: board });
}
