import { wholeResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

const RATING = /\b\d{1,3}\s?%|\b\d{1,2}\s?\/\s?(?:5|10)\b|[★☆●○█░]{2,}/u;

export const skillRatings: Check = {
  id: 'skill-ratings',
  area: 'ats',
  label: 'Skills without ratings',
  looksFor: 'Skills rated by per cent, stars or points',
  why: 'Nobody knows what 80 % of a skill means, and machines can’t read bars. A line that shows it says more.',
  source: 'loopcv guide to applicant systems: skill bars read badly',
  weight: 4,
  run: (cv) =>
    wholeResult(
      cv.document.skills.flatMap(({ name }, at) =>
        RATING.test(name)
          ? [foundAt(cv, `skills.${at}`, 'Remove the rating: readers don’t know the scale.')]
          : [],
      ),
    ),
};
