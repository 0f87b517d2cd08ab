import { z } from 'zod';
import { roadmapInputSchema, roadmapPlanSchema } from '@candor/domain/career';
import type { IncomingRow } from '../platform/capability.ts';

const match = z.object({ code: z.string().max(20), title: z.string().max(200), confidence: z.number() });
const understood = z.object({ occupation: match.nullable(), others: z.array(match).max(20) });
const moments = z.record(z.string().max(100), z.iso.datetime());
const storedSchema = z.object({
  input: roadmapInputSchema,
  plan: roadmapPlanSchema,
  current: understood,
  target: understood,
  progress: z.object({ steps: moments, milestones: moments }),
});

/** A roadmap as it comes in from an export. */
export function acceptRoadmap(row: IncomingRow): IncomingRow | null {
  const parsed = storedSchema.safeParse(row);
  return parsed.success ? { ...row, ...parsed.data, requestKey: null } : null;
}
