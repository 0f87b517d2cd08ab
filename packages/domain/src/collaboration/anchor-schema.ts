import { z } from 'zod';
import { say } from '../say/index.ts';
import { CONTEXT } from './anchors.ts';
import { reviewLimits } from './limits.ts';

/** An anchor as it comes in: from a reviewer's browser, or from an export. */
export const anchorSchema = z.strictObject({
  quote: z
    .string()
    .min(1)
    .max(reviewLimits.quote, { error: () => say`Please select fewer words` }),
  before: z.string().max(CONTEXT),
  after: z.string().max(CONTEXT),
  nth: z.int().min(0).max(1_000_000),
  of: z.int().min(0).max(1_000_000),
  rival: z.number().min(0).max(1),
});
