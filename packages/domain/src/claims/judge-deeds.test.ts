import { expect, it } from 'vitest';
import { claimSource } from './claim-source.ts';
import { unsupportedClaim } from './unsupported-claim.ts';

const judged = (said: string, given: string) => unsupportedClaim(said, claimSource([{ text: given }]));

it.each([
  ['I wrote to forty mills to find buyers for the wool.', 'I found forty buyers for the wool.'],
  ['Applied for registered status with the nursing board.', 'Registered with the nursing board.'],
  ['Carried the surveyor’s instruments.', 'Surveyed with the surveyor’s instruments.'],
  ['Sometimes priced small jobs.', 'Sometimes priced and won small jobs.'],
  ['Ran the shop.', 'I juggle.'],
])('%s tells of another deed than: %s', (given, said) => {
  expect(judged(said, given)).toBeDefined();
});

it.each([
  ['Did the cleaning of the hall.', 'Cleaned the hall.'],
  ['My job was fitting kitchens.', 'Fitted kitchens.'],
  ['Responsible for ordering paper.', 'Ordered paper.'],
  ['Wrote subtitles for three films.', 'Subtitled three films.'],
  ['Weighed hay, stacked bales and greased the press.', 'Weighed hay and stacked bales.'],
  ['Went round the wards with the library trolley.', 'Took the library trolley round the wards.'],
])('%s tells of the same deed as: %s', (given, said) => {
  expect(judged(said, given)).toBeUndefined();
});
