import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterRequestSchema, type LetterRequestInput } from '../request.ts';
import { composeLetter } from './compose-letter.ts';
import { readerAsYou } from './reader-meant.ts';
import { toReader } from './to-reader.ts';

const requestOf = (more: Partial<LetterRequestInput>) =>
  letterRequestSchema.parse({
    title: 'Letter',
    letterType: 'thank_you',
    name: 'Ana Ruiz',
    country: 'gb',
    companyName: 'Acme',
    hiringManagerName: 'Ms Orla Roos',
    ...more,
  });

it.each([
  ['She showed me her garden and I thanked her.', 'You showed me your garden and I thanked you.'],
  ['Ms Roos was patient and always listens.', 'You were patient and always listens.'],
  ["Ms Roos's questions were good.", 'Your questions were good.'],
  ['Orla took me through the store herself.', 'You took me through the store yourself.'],
  ['They said they would write.', 'You said you would write.'],
])('%s', (typed, told) => {
  const request = requestOf({ motivation: typed });
  expect(toReader(typed, request, typed)).toBe(told);
});

it.each([
  ['He told me about the ovens.', 'of a woman'],
  ['My mate rang and she was kind.', 'of somebody else named before'],
  ['Eight of them were late.', 'of what was named before'],
])('leaves "%s", said %s', (typed) => {
  expect(readerAsYou(typed, requestOf({ motivation: typed }), typed)).toBe(typed);
});

const others = ['Ted', 'my manager', 'a colleague', 'Mr Vance', 'the owner'];
const did = ['told me about the ovens', 'gave me the keys', 'cut the queue by half', 'trained eight cooks'];
it('never tells the reader as theirs what somebody else did', () => {
  const request = fc.record({
    other: fc.constantFrom(...others),
    deed: fc.constantFrom(...did),
    isSame: fc.boolean(),
  });
  fc.assert(
    fc.property(request, ({ other, deed, isSame }) => {
      const named = `I talked with ${other} at length.`;
      const told = `She ${deed}.`;
      const form = requestOf(
        isSame ? { motivation: `${named} ${told}` } : { motivation: named, experience: told },
      );
      const options = { today: '2026-11-22' };
      const fallback = composeLetter(form, options);
      expect(fallback.paragraphs.join(' ')).not.toContain(`ou ${deed}`);
    }),
    { numRuns: 40 },
  );
});
