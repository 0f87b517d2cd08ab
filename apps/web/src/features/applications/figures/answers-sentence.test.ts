import { expect, it } from 'vitest';
import { answersSentence } from './answers-sentence.ts';

it.each([
  [1, 0, null, 'No reply to your application yet.'],
  [3, 0, null, 'No reply to your 3 applications yet.'],
  [1, 1, 0, 'Your application got a reply on the same day.'],
  [1, 1, 1, 'Your application got a reply after 1 day.'],
  [4, 1, 5, '1 of your 4 applications got a reply after 5 days.'],
  [8, 3, 5, '3 of your 8 applications got a reply, typically within 5 days.'],
  [8, 3, 0, '3 of your 8 applications got a reply, typically on the same day.'],
  [2, 2, 1, 'Both applications got a reply, typically within 1 day.'],
  [8, 3, null, '3 of your 8 applications got a reply.'],
])(
  'of %i applications, %i answered, the middle one after %o days, says “%s”',
  (applied, answered, medianDays, said) => {
    expect(answersSentence({ applied, answered, medianDays })).toBe(said);
  },
);
