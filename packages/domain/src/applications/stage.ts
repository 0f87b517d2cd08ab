import { z } from 'zod';
import { say } from '../say/index.ts';
import { singleLine } from '../text/index.ts';

/** What a stage means, whatever the person calls it: what helps there, and what figures count, follow from it. */
export const stageKinds = ['saved', 'applied', 'interview', 'offer', 'closed'] as const;
export type StageKind = (typeof stageKinds)[number];

/** How an application ended. */
export const outcomes = ['rejected', 'withdrawn', 'accepted', 'no-answer'] as const;
export type Outcome = (typeof outcomes)[number];

export const outcomeNames: Readonly<Record<Outcome, string>> = {
  rejected: say`Rejected`,
  withdrawn: say`Withdrawn`,
  accepted: say`Accepted`,
  'no-answer': say`No answer`,
};

/** A column of the board. Those whose id is a kind are always there; others are the person's own. */
export interface Stage {
  id: string;
  name: string;
  kind: StageKind;
}

export const defaultStages: readonly Stage[] = [
  { id: 'saved', name: 'Saved', kind: 'saved' },
  { id: 'applied', name: 'Applied', kind: 'applied' },
  { id: 'interview', name: 'Interview', kind: 'interview' },
  { id: 'offer', name: 'Offer', kind: 'offer' },
  { id: 'closed', name: 'Closed', kind: 'closed' },
];

export const mostStages = 16;

export const stageIdSchema = z
  .string()
  .regex(/^(?:saved|applied|interview|offer|closed|own-[a-z0-9]{4,16})$/);
export const stageSchema = z.strictObject({
  id: stageIdSchema,
  name: singleLine(40).refine((name) => name !== '', { error: () => say`Please give this stage a name` }),
  kind: z.enum(stageKinds),
});

/** Whether a stage is one that every board has; it can be renamed and moved, not deleted. */
export const isBuiltIn = ({ id }: Pick<Stage, 'id'>) => defaultStages.some((stage) => stage.id === id);

const isWhole = (stages: readonly Stage[]) =>
  defaultStages.every(({ id, kind }) => stages.some((stage) => stage.id === id && stage.kind === kind)) &&
  new Set(stages.map(({ id }) => id)).size === stages.length;

/** The columns of a board in their order: every built-in stage once, and the person's own. */
export const stagesSchema = z
  .array(stageSchema)
  .max(mostStages, { error: () => say`A board can have up to ${mostStages} stages` })
  .refine(isWhole, { error: () => say`Each stage can only be on the board once` });

/** What a stage means; `saved` for one that is not there. */
export const kindOfStage = (stages: readonly Stage[], id: string): StageKind =>
  stages.find((stage) => stage.id === id)?.kind ?? 'saved';
