import { mostContacts } from '@candor/domain/network';
import { say } from '@candor/domain/say';
import { spokenLocale } from '@candor/domain/say/speaker';
import type { Store } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { countContacts } from './store.ts';

/** Refuses what would be more contacts than a person may keep. */
export async function requireRoom(store: Store, userId: string, more: number): Promise<void> {
  if ((await countContacts(store, userId)) + more > mostContacts)
    throw new Refusal(
      'too_many',
      say`You can keep up to ${mostContacts.toLocaleString(spokenLocale())} contacts. Permanently delete some from the trash first.`,
    );
}
