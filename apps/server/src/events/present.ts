import { personEventSchema, type PersonEvent } from '@candor/contracts/events';
import type { EventRow } from './store.ts';

/** An event as its person gets it. */
export function personEventOf({ id, kind, subject, payload, at }: EventRow): PersonEvent {
  return personEventSchema.parse({ id, kind, subject, payload, at: at.toISOString() });
}
