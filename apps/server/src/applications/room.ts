import type { Store } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { countApplications } from './store.ts';

/** Applications a person may keep at once, those in the trash included. */
const MOST_KEPT = 5_000;

/** Refuses what would be more applications than a person may keep. */
export async function requireRoom(store: Store, userId: string, more: number): Promise<void> {
  if ((await countApplications(store, userId)) + more > MOST_KEPT)
    throw new Refusal(
      'too_many',
      `You can keep up to ${MOST_KEPT.toLocaleString('en-US')} applications. Delete some of them forever from the trash first.`,
    );
}
