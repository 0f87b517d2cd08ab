import { say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import type { Found } from '../finding.ts';
import { foundAt } from '../prepared-cv.ts';

const RATING = /\b\d{1,3}\s?%|\b\d{1,2}\s?\/\s?(?:5|10)\b|[★☆●○█░]{2,}/u;

/** A rating with what parts it from its skill. */
const BEHIND_SKILL = /[\s(:–-]*(?:\d{1,3}\s?%|\d{1,2}\s?\/\s?(?:5|10)|[★☆●○█░]{2,})\)?/u;
const withoutRating = (found: Found): Found => ({
  ...found,
  replacement: found.words.replace(BEHIND_SKILL, '').trim(),
});

export const skillRatings: Check = {
  id: 'skill-ratings',
  area: 'ats',
  words: () => ({
    label: say`Skills without ratings`,
    looksFor: say`Skills rated by per cent, stars or points`,
    why: say`Nobody knows what 80 % of a skill means, and machines can’t read bars. A line that shows it says more.`,
  }),
  source: 'loopcv guide to applicant systems: skill bars read badly',
  weight: 4,
  run: (cv) =>
    wholeResult(
      cv.document.skills.flatMap(({ name }, at) =>
        RATING.test(name)
          ? [
              withoutRating(
                foundAt(cv, `skills.${at}`, say`Remove the rating: readers don’t know the scale.`),
              ),
            ]
          : [],
      ),
    ),
};
