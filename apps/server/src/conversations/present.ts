import type { Turn } from '@candor/contracts/conversations';
import type { Part } from '@candor/domain/conversations';
import type { Clock } from '../platform/clock.ts';
import type { TurnRow } from './store.ts';

/** How often work on a turn is noted. */
export const WORKED_MS = 15_000;

/** A turn as it is sent: one that nobody works on any more was interrupted, and so was an allowed call without an outcome. */
export function turnOf({ workedAt, acts, createdAt, parts, ...row }: TurnRow, clock: Clock): Turn {
  const isLeft = row.state === 'working' && clock.now().getTime() - workedAt.getTime() > 3 * WORKED_MS;
  return {
    ...row,
    parts: parts.map((part): Part => {
      if (part.kind !== 'act' || part.state !== 'waiting' || acts[part.id]) return part;
      return {
        ...part,
        state: 'failed',
        outcome: 'This was interrupted. See whether it was done, or ask again.',
      };
    }),
    state: isLeft ? 'interrupted' : row.state,
    createdAt: createdAt.toISOString(),
  };
}
