import type { Milestone, Step } from '../step.ts';

export type MilestoneDraft = Pick<Milestone, 'text' | 'line'> & { shownBy?: string | null };

/** A step before it has its place in time. */
export interface StepDraft extends Pick<
  Step,
  'title' | 'description' | 'category' | 'difficulty' | 'requiredSkills'
> {
  milestones: MilestoneDraft[];
  /** The weeks it cannot be done in less than. */
  leastWeeks: number;
  hoursPerWeek: number;
  /** What it takes at most where time is left over. */
  mostWeeks: number;
  /** What resources are looked for. */
  things: readonly string[];
}

const WEEKS_A_MONTH = 52 / 12;
export const weeksOfMonths = (months: number) => Math.ceil(months * WEEKS_A_MONTH);
