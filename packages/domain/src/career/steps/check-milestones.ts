import { listed } from '../say.ts';
import type { MilestoneDraft } from './step-draft.ts';

/** What to have ready before a first day, as one thing to do; none where nothing is asked for. */
export const checkMilestones = (checks: readonly string[]): MilestoneDraft[] =>
  checks.length === 0
    ? []
    : [{ text: `Have ready, or apply for, what employers ask to see: ${listed(checks)}`, line: null }];
