import { expect, it } from 'vitest';
import { cvDocument } from '../cv/index.ts';
import { sectionScore } from './section-score.ts';
import { goodCv } from './testing/good-cv.ts';

it.each([
  [cvDocument(), '', 50],
  [cvDocument({ summary: 'A nurse' }), 'A nurse', 60],
  [cvDocument({ summary: 'A nurse' }), 'A nurse for 7 years', 75],
  [goodCv(), '7 years', 95],
])('is 50, 10 a section, 15 for figures, at most 95', (document, text, score) => {
  expect(sectionScore(document, text)).toBe(score);
});
