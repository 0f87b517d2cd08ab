import { say } from '../say/index.ts';
import type { LetterType } from './request.ts';

/** What a type is called on the screen. */
export const letterTypeLabels: Readonly<Record<LetterType, string>> = {
  cover: say`Cover Letter`,
  interest: say`Letter of Interest`,
  recommendation: say`Recommendation Letter`,
  thank_you: say`Thank You Letter`,
  follow_up: say`Follow-up Letter`,
  resignation: say`Resignation Letter`,
};
