import { z } from 'zod';
import { roadmapInputSchema, roadmapPlanSchema } from '@candor/domain/career';
import { singleLine } from '@candor/domain/text';
import type { IncomingRow } from '../platform/capability.ts';

const match = z.object({ code: z.string().max(20), title: z.string().max(200), confidence: z.number() });
const understood = z.object({ occupation: match.nullable(), others: z.array(match).max(20) });
const moments = z.record(z.string().max(100), z.iso.datetime());
/** A plan that we made is a tenth of this. */
const MOST_CHARACTERS = 1_000_000;
const storedSchema = z.object({
  title: singleLine(2_000).refine((words) => words !== ''),
  input: roadmapInputSchema,
  plan: roadmapPlanSchema.refine((plan) => JSON.stringify(plan).length <= MOST_CHARACTERS),
  current: understood,
  target: understood,
  progress: z.object({ steps: moments, milestones: moments }),
});

/** A roadmap as it comes in from an export. */
export function acceptRoadmap(row: IncomingRow): IncomingRow | null {
  const parsed = storedSchema.safeParse(row);
  return parsed.success ? { ...row, ...parsed.data, requestKey: null } : null;
}
