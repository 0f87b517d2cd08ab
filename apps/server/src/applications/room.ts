import { mostApplications } from '@candor/domain/applications';
import { say } from '@candor/domain/say';
import { spokenLocale } from '@candor/domain/say/speaker';
import type { Store } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { countApplications } from './store.ts';

/** Refuses what would be more applications than a person may keep. */
export async function requireRoom(store: Store, userId: string, more: number): Promise<void> {
  if ((await countApplications(store, userId)) + more > mostApplications)
    throw new Refusal(
      'too_many',
      say`You can keep up to ${mostApplications.toLocaleString(spokenLocale())} applications. Permanently delete some from the trash first.`,
    );
}
