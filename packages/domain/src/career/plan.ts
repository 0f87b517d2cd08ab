import { z } from 'zod';
import { countries } from '../salary/index.ts';
import { gapSchema } from './gap.ts';
import { shownMoveSchema } from './move.ts';
import { stepSchema } from './step.ts';

/** A roadmap has at most so many steps. */
export const MOST_STEPS = 6;

/** Shown, and marked, for a role that we have no data on. */
export const defaultFigures = { difficulty: 7, marketDemand: 85, salaryGrowth: 45 } as const;

const sourceSchema = z.object({ name: z.string(), year: z.string() });
export type Source = z.infer<typeof sourceSchema>;

/** How a figure came about. */
const figureSchema = z.object({
  /** It is the product's constant: a role is not known, or a figure of it is missing. */
  isDefault: z.boolean(),
  /** One or two sentences. */
  explanation: z.string(),
  /** What it is made of; `value` is what is known, `points` what it adds to the figure, null where the parts do not add up. */
  parts: z.array(z.object({ label: z.string(), value: z.string(), points: z.number().nullable() })),
  sources: z.array(sourceSchema),
});
export type Figure = z.infer<typeof figureSchema>;

const paySchema = z.object({
  /** A year. */
  amount: z.number(),
  currency: z.string(),
  measure: z.enum(['median', 'mean']),
  tax: z.enum(['gross', 'net']),
  source: sourceSchema,
});
export type PathPay = z.infer<typeof paySchema>;

/** An occupation in the picture of paths. */
const pointSchema = z.object({
  code: z.string(),
  title: z.string(),
  /** Of what the occupation asks for, weighted by importance, how much the person's current one asks for too: 0 to 100. */
  overlap: z.int().min(0).max(100),
  pay: paySchema.nullable(),
  jobZone: z.int().nullable(),
});
export type PathPoint = z.infer<typeof pointSchema>;

/** A roadmap as it was worked out; what the person does of it stands beside it. */
export const roadmapPlanSchema = z.object({
  description: z.string(),
  currentRole: z.string(),
  targetRole: z.string(),
  /** What the person gives themselves: "1 year". */
  totalDuration: z.string(),
  /** Of 10. */
  difficulty: z.int().min(1).max(10),
  /** Of 100. */
  marketDemand: z.int().min(0).max(100),
  /** Percent; may be negative. Null where the country publishes no pay to tell it by. */
  salaryGrowth: z.number().nullable(),
  /** How the three figures above came about. */
  basis: z.object({ difficulty: figureSchema, marketDemand: figureSchema, salaryGrowth: figureSchema }),
  steps: z.array(stepSchema).min(1).max(MOST_STEPS),
  keySkills: z.array(z.string()),
  industryTrends: z.array(z.object({ text: z.string(), source: sourceSchema })),
  alternativePaths: z.array(pointSchema.extend({ text: z.string() })),
  gap: gapSchema,
  /** The move as our table has it; null, or absent in older roadmaps, where it does not. */
  move: shownMoveSchema.nullable().optional(),
  /** The roles from which the table has the move, where it does not have it from the person's own; absent in older roadmaps. */
  comesFrom: z.array(z.string()).optional(),
  /** The picture of paths, where both roles are known and rated; the alternatives are `alternativePaths`. */
  picture: z
    .object({
      country: z.enum(countries),
      currency: z.string(),
      current: pointSchema,
      target: pointSchema,
    })
    .nullable(),
  /** What the person should know; a warning is about what may stand in the way. */
  notes: z.array(z.object({ kind: z.enum(['warning', 'info']), text: z.string() })),
  /** Every source that a figure of this roadmap rests on. */
  sources: z.array(sourceSchema),
});
export type RoadmapPlan = z.infer<typeof roadmapPlanSchema>;
export type Note = RoadmapPlan['notes'][number];
