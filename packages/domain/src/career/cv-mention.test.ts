import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mentionIn } from './cv-mention.ts';

it('quotes the line that names a thing by all the words that tell it, or by its abbreviation', () => {
  expect(mentionIn('• Transport Manager CPC (national), 2021', 'Transport Manager CPC (national)')).toBe(
    'Transport Manager CPC (national), 2021',
  );
  expect(mentionIn('NMC PIN current', 'NMC registration as a nurse')).toBe('NMC PIN current');
});

it('takes no single word of a longer name, no other level, and nothing unfinished, for a mention', () => {
  expect(mentionIn('Work beside a Gas Safe mate', 'Gas Safe registration')).toBeNull();
  expect(mentionIn('MBO-3 Verzorgende IG', 'MBO-4 diploma')).toBeNull();
  expect(mentionIn('CIPD level 5 in progress', 'CIPD level 5')).toBeNull();
  expect(mentionIn('No CSCS card yet', 'CSCS card')).toBeNull();
});

it('quotes only what stands in the CV', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (cv, name) => {
      const line = mentionIn(cv, name);
      expect(line === null || cv.includes(line.replace(/…$/, ''))).toBe(true);
    }),
  );
});
