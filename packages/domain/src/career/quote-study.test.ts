import { expect, it } from 'vitest';
import { quoteOfStudy } from './quote-study.ts';

const cv = [
  'Level 3 Diploma in Adult Care, 2023',
  '• BBA Finance (in progress, 78 credits), Grand Valley State University',
  'MSc Advanced Clinical Practice, 2021',
].join('\n');

it('quotes the line that names a qualification with all the words that tell it', () => {
  expect(quoteOfStudy('Level 3 Diploma in Adult Care', cv)).toBe('Level 3 Diploma in Adult Care, 2023');
  expect(quoteOfStudy('MSc in advanced clinical practice', cv)).toContain('2021');
});

it('takes none for another level, for what is not finished, or by a word that any may have', () => {
  expect(quoteOfStudy('Level 5 Diploma in Adult Care', cv)).toBeNull();
  expect(quoteOfStudy('BBA in finance', cv)).toBeNull();
  expect(quoteOfStudy('Diploma course', cv)).toBeNull();
});
