import type { LetterType } from './request.ts';

/** What a type is called on the screen. */
export const letterTypeLabels: Readonly<Record<LetterType, string>> = {
  cover: 'Cover Letter',
  interest: 'Letter of Interest',
  recommendation: 'Recommendation Letter',
  thank_you: 'Thank You Letter',
  follow_up: 'Follow-up Letter',
  resignation: 'Resignation Letter',
};
