import { expect, it } from 'vitest';
import { statesOutcome } from './states-outcome.ts';

it.each([
  'Moved residents to blister packs, after which errors fell by two thirds',
  'Passed 61 of 63 inspections on the first visit',
  'Introduced a reading group that still meets every Thursday',
  'Einführung der Mängelverfolgung, wodurch die Restmängel um 60 % zurückgingen',
  'Cahier de liaison adopté par les infirmières du cabinet',
  'Invoering van een rooster, waardoor het verzuim daalde',
])('is told by %j', (line) => {
  expect(statesOutcome(line)).toBe(true);
});

it.each([
  'Care for 8 patients a shift',
  'Answered the phone and kept the diary',
  'Prüfung von Nachträgen',
  'Aide à la toilette et aux repas de douze résidents',
])('is not told by %j', (line) => {
  expect(statesOutcome(line)).toBe(false);
});
