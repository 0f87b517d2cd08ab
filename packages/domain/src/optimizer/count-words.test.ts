import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it.each([
  ['Trained 12 nurses in first-aid', 5],
  ['', 0],
  ['• –', 0],
])('%j has %d words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

it.each(['把月结时间从九天缩短到四天。', '数学の授業を週十八時間担当。', 'สอนคณิตศาสตร์ให้นักเรียน'])(
  'counts the words of %s, which has no spaces',
  (text) => {
    expect(countWords(text)).toBeGreaterThan(3);
    expect(countWords(text)).toBeLessThan(text.length);
  },
);
