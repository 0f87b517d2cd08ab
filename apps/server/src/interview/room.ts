import { say } from '@candor/domain/say';
import type { Store } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { countSessions } from './session-store.ts';
import { countStories } from './story-store.ts';

/** Interviews and stories that a person may keep at once. */
const MOST_SESSIONS = 500;
const MOST_STORIES = 300;

/** Refuses what would be more interviews than a person may keep. */
export async function requireSessionRoom(store: Store, userId: string, more: number): Promise<void> {
  if ((await countSessions(store, userId)) + more > MOST_SESSIONS)
    throw new Refusal(
      'too_many',
      say`You can keep up to ${MOST_SESSIONS} interviews. Delete some of them to keep practising.`,
    );
}

/** Refuses what would be more stories than a person may keep. */
export async function requireStoryRoom(store: Store, userId: string, more: number): Promise<void> {
  if ((await countStories(store, userId)) + more > MOST_STORIES)
    throw new Refusal(
      'too_many',
      say`You can keep up to ${MOST_STORIES} stories. Delete some of them first.`,
    );
}
