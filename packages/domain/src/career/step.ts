import { z } from 'zod';
import { bodySchema } from './requirement.ts';
import { certificationSchema, projectSchema, skillSchema } from '../cv/index.ts';

export const stepCategories = ['skill', 'experience', 'education', 'network', 'certification'] as const;
export const stepDifficulties = ['easy', 'medium', 'hard'] as const;

export const resourceSchema = z.object({
  type: z.enum(['course', 'documentation', 'book', 'practice', 'organisation', 'guide']),
  title: z.string(),
  provider: z.string(),
  /** As the provider puts it: "Free", "Free to audit". */
  cost: z.string(),
  /** "About 300 hours", "Reference". */
  duration: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  /** When we last looked it up, `YYYY-MM`. */
  checkedOn: z.string(),
});
export type Resource = z.infer<typeof resourceSchema>;

/** What a milestone reached may add to a CV or the profile: see `withMilestoneLine`. */
export const milestoneLineSchema = z.discriminatedUnion('section', [
  z.object({ section: z.literal('skills'), entry: skillSchema }),
  z.object({ section: z.literal('certifications'), entry: certificationSchema }),
  z.object({ section: z.literal('projects'), entry: projectSchema }),
]);
export type MilestoneLine = z.infer<typeof milestoneLineSchema>;

export const milestoneId = z.string().regex(/^[1-6]-[1-9]$/);
export const stepId = z.string().regex(/^[1-6]$/);

/** Something that is done or is not, and that another person could check. */
const milestoneSchema = z.object({
  id: milestoneId,
  text: z.string(),
  /** Null where reaching it is nothing that a CV would say. */
  line: milestoneLineSchema.nullable(),
  /** The line of the CV that names it: the person may have it. Absent or null where none does. */
  shownBy: z.string().nullable().optional(),
  /** Who decides it, or where to read of it; absent in older roadmaps. */
  body: bodySchema.nullable().optional(),
});
export type Milestone = z.infer<typeof milestoneSchema>;

/** A step of a roadmap, without what the person has done of it. */
export const stepSchema = z.object({
  id: stepId,
  title: z.string(),
  description: z.string(),
  /** "This week"; "Weeks 1–9" in older roadmaps. */
  timeframe: z.string(),
  difficulty: z.enum(stepDifficulties),
  category: z.enum(stepCategories),
  requiredSkills: z.array(z.string()),
  resources: z.array(resourceSchema),
  milestones: z.array(milestoneSchema).min(1),
});
export type Step = z.infer<typeof stepSchema>;
