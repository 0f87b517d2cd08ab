import { anchorSchema, reviewLimits } from '@candor/domain/collaboration';
import { z } from 'zod';
import { commentSchema, reviewerNameSchema, threadStates } from '@candor/contracts/review-shapes';
import { incomingVersion } from '../platform/accept-row.ts';
import type { IncomingRow } from '../platform/capability.ts';

const thread = z.object({
  author: reviewerNameSchema.or(z.string().max(200)),
  anchor: anchorSchema.nullable(),
  replacement: z.string().max(reviewLimits.replacement).nullable(),
  state: z.enum(threadStates),
  acceptedVersion: incomingVersion.nullable(),
});

const comment = z.object({ author: thread.shape.author, body: commentSchema });

/** Links and the people who came by them stay where they were: comments keep their author by name. */
export function acceptThread(row: IncomingRow): IncomingRow | null {
  const parsed = thread.safeParse(row);
  return parsed.success ? { ...row, ...parsed.data, reviewerId: null } : null;
}

export function acceptComment(row: IncomingRow): IncomingRow | null {
  const parsed = comment.safeParse(row);
  return parsed.success ? { ...row, ...parsed.data, reviewerId: null } : null;
}
