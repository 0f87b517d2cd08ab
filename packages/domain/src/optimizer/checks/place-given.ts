import { missing, wholeResult, type Check } from '../check.ts';

export const placeGiven: Check = {
  id: 'place-given',
  area: 'ats',
  label: 'Place',
  looksFor: 'The town or region you live in',
  why: 'Recruiters filter by distance; a full address is not needed.',
  source: 'Contact weights of public CV checkers: location 5 of 100',
  weight: 2,
  run: ({ document }) =>
    wholeResult(
      document.basics.location === ''
        ? [missing('basics.location', 'Add the town or region you live in.')]
        : [],
    ),
};
