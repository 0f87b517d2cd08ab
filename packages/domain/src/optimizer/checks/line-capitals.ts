import { say } from '../../say/index.ts';
import { capitalised } from '../../text/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

/** "iOS", "eBay", "npm", an address: names that begin so. */
const OWN_CASE = /^(?:\p{Ll}\p{Lu}|\S*[\d./@])/u;

export const lineCapitals: Check = {
  id: 'line-capitals',
  area: 'readability',
  words: () => ({
    label: say`Capitals at the start`,
    looksFor: say`Lines that start with a lowercase letter`,
    why: say`It looks unfinished.`,
  }),
  source: 'Candor’s own rule',
  weight: 3,
  run: ({ statements }) =>
    shareResult(
      statements
        .filter(({ text }) => /^\p{Ll}/u.test(text) && !OWN_CASE.test(text))
        .map((one) => ({
          ...foundStatement(one, say`Start with a capital letter.`),
          replacement: capitalised(one.text),
        })),
      statements.length,
    ),
};
