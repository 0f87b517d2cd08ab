import { say } from '@candor/domain/say';
import { Refusal } from '../platform/refusal.ts';
import type { ThreadRow } from './store.ts';

/** Refuses what is done to a suggestion that was accepted or rejected meanwhile. */
export const alreadyDecided = (state: ThreadRow['state']) =>
  new Refusal(
    'stale',
    state === 'accepted'
      ? say`This suggestion was already accepted.`
      : say`This suggestion was already rejected.`,
  );
