import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimSource } from './claim-source.ts';
import { unsupportedClaim } from './unsupported-claim.ts';

const judged = (said: string, given: string) => unsupportedClaim(said, claimSource([{ text: given }]));

describe('what restricted a word is missed', () => {
  it.each([
    ['a share', 'Serviced four of the ferry’s nine pumps.', 'Serviced the ferry’s pumps.'],
    [
      'parts of a thing',
      'Wrote captions for two rooms of the exhibition.',
      'Wrote captions for the exhibition.',
    ],
    ['a condition', 'I run the stall when Maja is on holiday.', 'Run the stall with Maja.'],
    ['what is unfinished', 'The boathouse is half built.', 'Built the boathouse.'],
    ['what is under way', 'The move of the archive is under way.', 'Moved the archive.'],
    ['what ended', 'My membership of the guild lapsed last year.', 'Member of the guild.'],
    ['how usual it was', 'Normally had the bread out by six.', 'Had the bread out by six each day.'],
    ['every second time', 'Taught chess on alternate Fridays.', 'Taught chess on Fridays.'],
    ['a hedge', 'The new shelving possibly cut our picking time by a fifth.', 'Cut picking time by a fifth.'],
    [
      'what should come',
      'The new pump should save two litres an hour.',
      'New pump saves two litres an hour.',
    ],
    ['a limit', 'Indexed the letters up to 1890.', 'Indexed the letters.'],
    ['a count', 'Ordered soap for three wards of the clinic.', 'Ordered soap for the wards of the clinic.'],
    ['what governs a noun', 'Passed the written part of the pilot’s test.', 'Passed the pilot’s test.'],
    ['a purpose', 'Planted willow to stop the bank from slipping.', 'Stopped the bank from slipping.'],
  ])('%s: %s is not: %s', (_kind, given, said) => {
    expect(judged(said, given)).toBeDefined();
  });

  it.each([
    ['Read meters in four of the twelve parishes.', 'Read meters in four parishes.'],
    ['Proofread half of the annual report.', 'Proofread 50% of the annual report.'],
    ['When the chef is off I run the kitchen.', 'Run the kitchen in the chef’s absence.'],
    ['The move of the archive is under way.', 'Archive move in progress.'],
    ['Normally had the bread out by six.', 'Usually had bread ready by 6.'],
    ['Taught chess on alternate Fridays.', 'Taught chess every other Friday.'],
    ['The new hoist may have saved us a day a month.', 'New hoist, which possibly saved a day a month.'],
    ['Planted willow to stop the bank from slipping.', 'Planted willow to keep the bank from slipping.'],
    ['Painted the ground floor of the school.', 'Painted the school’s ground floor.'],
    ['Went into schools to talk about bees.', 'Visited schools to give talks about bees.'],
    // What adds a tool, a place or a day and is left out leaves a smaller claim.
    ['Swept chimneys with long brushes in the old town.', 'Swept chimneys in the old town.'],
    ['Mended fences on Saturdays.', 'Mended fences.'],
  ])('%s is: %s', (given, said) => {
    expect(judged(said, given)).toBeUndefined();
  });

  it('whatever the thing, and never where all of it was told', () => {
    const things = fc.constantFrom('pumps', 'hedges', 'barges', 'lamps', 'ledgers', 'gutters');
    const deeds = fc.constantFrom('Repaired', 'Cleaned', 'Inspected', 'Painted');
    const shares = fc.constantFrom('some', 'three', 'half', 'most', 'several');
    fc.assert(
      fc.property(things, deeds, shares, (thing, deed, share) => {
        expect(
          judged(`${deed} the farm's ${thing}.`, `${deed} ${share} of the farm's ${thing}.`),
        ).toBeDefined();
        expect(judged(`${deed} the farm's ${thing}.`, `${deed} all of the farm's ${thing}.`)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});
