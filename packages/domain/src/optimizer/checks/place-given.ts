import { say } from '../../say/index.ts';
import { missing, wholeResult, type Check } from '../check.ts';

export const placeGiven: Check = {
  id: 'place-given',
  area: 'ats',
  words: () => ({
    label: say`Place`,
    looksFor: say`The town or region you live in`,
    why: say`Recruiters filter by distance; a full address is not needed.`,
  }),
  source: 'Contact weights of public CV checkers: location 5 of 100',
  weight: 2,
  run: ({ document }) =>
    wholeResult(
      document.basics.location === ''
        ? [missing('basics.location', say`Add the town or region you live in.`)]
        : [],
    ),
};
