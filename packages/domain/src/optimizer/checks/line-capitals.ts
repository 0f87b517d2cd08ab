import { shareResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

/** "iOS", "eBay", "npm", an address: names that begin so. */
const OWN_CASE = /^(?:\p{Ll}\p{Lu}|\S*[\d./@])/u;

export const lineCapitals: Check = {
  id: 'line-capitals',
  area: 'readability',
  label: 'Capitals at the start',
  looksFor: 'Lines that start with a lowercase letter',
  why: 'It looks unfinished.',
  source: 'Candor’s own rule',
  weight: 3,
  run: ({ statements }) =>
    shareResult(
      statements
        .filter(({ text }) => /^\p{Ll}/u.test(text) && !OWN_CASE.test(text))
        .map((one) => foundStatement(one, 'Start with a capital letter.')),
      statements.length,
    ),
};
