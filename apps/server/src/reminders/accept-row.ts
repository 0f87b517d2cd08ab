import { z } from 'zod';
import { eventPayloads, reminderKinds } from '@candor/contracts/events';
import type { IncomingRow } from '../platform/capability.ts';

const rowSchema = z.object({
  kind: z.enum(reminderKinds),
  subject: z.string().max(200),
  key: z.string().max(300),
  payload: z.unknown(),
});

/** A reminder that comes in with an export, where its event is known. */
export function acceptReminder(row: IncomingRow): IncomingRow | null {
  const read = rowSchema.safeParse(row);
  if (!read.success) return null;
  const payload = eventPayloads[read.data.kind].safeParse(read.data.payload);
  return payload.success ? { ...row, ...read.data, payload: payload.data } : null;
}
