import { mostApplications } from '@candor/domain/applications';
import type { Store } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { countApplications } from './store.ts';

/** Refuses what would be more applications than a person may keep. */
export async function requireRoom(store: Store, userId: string, more: number): Promise<void> {
  if ((await countApplications(store, userId)) + more > mostApplications)
    throw new Refusal(
      'too_many',
      `You can keep up to ${mostApplications.toLocaleString('en-US')} applications. Permanently delete some from the trash first.`,
    );
}
