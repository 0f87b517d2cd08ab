import { z } from 'zod';
import { say } from '../say/index.ts';
import { singleLine } from '../text/index.ts';

/** Levels of experience of a roadmap: 0–2, 3–5, and 6 or more years. */
export const careerLevels = ['entry', 'mid', 'senior'] as const;
export type CareerLevel = (typeof careerLevels)[number];

/** How long a person gives themselves. */
export const timeframes = ['6-months', '1-year', '2-years', '3-years'] as const;
export type Timeframe = (typeof timeframes)[number];

export const durationWords: Readonly<Record<Timeframe, string>> = {
  get '6-months'() {
    return say`6 months`;
  },
  get '1-year'() {
    return say`1 year`;
  },
  get '2-years'() {
    return say`2 years`;
  },
  get '3-years'() {
    return say`3 years`;
  },
};
export const monthsOf: Readonly<Record<Timeframe, number>> = {
  '6-months': 6,
  '1-year': 12,
  '2-years': 24,
  '3-years': 36,
};

/** How a person learns best. */
export const learningStyles = ['hands-on', 'structured', 'mentorship', 'self-directed'] as const;
export type LearningStyle = (typeof learningStyles)[number];

const role = singleLine(500).refine((words) => words !== '', {
  error: () => say`Please fill in both current and target roles.`,
});
const words = z.array(singleLine(100)).max(100).default([]);

/** What a person asks a roadmap for. */
export const roadmapInputSchema = z.object({
  currentRole: role,
  targetRole: role,
  experience: z.enum(careerLevels).default('mid'),
  skills: words,
  interests: words,
  timeframe: z.enum(timeframes).default('1-year'),
  learningStyle: z.enum(learningStyles).default('hands-on'),
  /** A country of the product, or a place in one; the place of the CV where left out. */
  country: singleLine(200).optional(),
  /** The CV that says what the person has already. */
  cvId: z.uuid().optional(),
  /** The occupations that the person chose for the roles (O*NET-SOC codes); remembered. */
  currentOccupation: z.string().max(20).optional(),
  targetOccupation: z.string().max(20).optional(),
});
export type RoadmapInput = z.infer<typeof roadmapInputSchema>;
