import { expect, it } from 'vitest';
import { answersSentence } from './answers-sentence.ts';

it.each([
  [1, 0, null, 'No reply to your application yet.'],
  [3, 0, null, 'No reply to your 3 applications yet.'],
  [1, 1, 0, 'Your application got a reply.'],
  [8, 3, 5, '3 of your 8 applications got a reply.'],
  [2, 2, 1, 'Both applications got a reply.'],
  [12, 5, 3.5, '5 of your 12 applications got a reply, half of them within 4 days.'],
  [9, 9, 0, 'All 9 applications got a reply, half of them on the same day.'],
  [12, 6, null, '6 of your 12 applications got a reply.'],
])(
  'of %i applications, %i answered, the middle one after %o days, says “%s”',
  (applied, answered, medianDays, sentence) => {
    expect(answersSentence({ applied, answered, medianDays })).toBe(sentence);
  },
);
