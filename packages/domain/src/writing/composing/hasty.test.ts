import * as fc from 'fast-check';
import { aRequest } from '@candor/testing';
import { expect, it } from 'vitest';
import { splitSentences, type CvRequest } from '../../cv/index.ts';
import { judge } from '../../evidence/index.ts';
import { wholeSource } from '../source.ts';
import { comparableWords } from '../vocabulary.ts';
import { writeCvNow } from './built-in-writer.ts';

const today = '2026-11';
const pick = (...values: string[]) => fc.constantFrom(...values);
const words = pick('14', '3', '20', '3.5', 'two', 'about 90', '11,000');
/** What people type when they are in a hurry: notes, slips, private matter and the work itself, in any order. */
const piece = fc.oneof(
  fc.tuple(words, pick('covers', 'residents', 'pallet', 'calls a day')).map((both) => both.join(' ')),
  pick(
    'i was in charge of the till, nobody else',
    'left bc the boss was rude',
    'picking n packing, early starts',
    'Promoted after a year. Then ran the whole line',
    'Cut waste from 9% to 4%; ordered less; trained two lads; errors fell',
    'see above',
    'my son is ill so only mornings',
    'Responsible for running the night shift',
    'Answer the phone and greet visitors',
    'ok',
    'HELPED WITH THE AUDIT',
    'training to be a first aider, exam in May',
    'worked with my brother on 14 flats',
    'please make this sound good',
    'did everything when the manager was away',
  ),
);
const text = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), pick('\n', '. ', ', ', '\n- '))
  .map(([pieces, joint]) => pieces.join(joint));
const duration = pick(
  '2015 - 2019',
  '2019 - now',
  'from 2/2025',
  'since 18',
  '16-19',
  '3 yrs',
  '',
  '2022 - 2020',
  'summer 21',
);
const company = pick('Alder & Co', 'hotel', 'Birch Foods Ltd', 'self employed', '', 'Various');
const title = pick(
  'cook',
  'Head Chef',
  'nurse',
  'WAREHOUSE OPERATIVE',
  'sales',
  'Trainee cook',
  'driver / porter',
  '',
);
const requests: fc.Arbitrary<CvRequest> = fc
  .record({
    jobTitle: title.map((one) => one || 'Cook'),
    targetRole: title,
    summary: fc.oneof(text, pick('', 'want mornings', 'Cook since 2015. I like it. Looking for more.')),
    experience: fc.array(fc.record({ position: title, company, duration, description: text }), {
      minLength: 1,
      maxLength: 3,
    }),
    skills: fc.array(pick('none really', 'haccp', 'Fork lift', 'team player', 'Excel'), { maxLength: 3 }),
  })
  .map((parts) => aRequest(parts));

it('says nothing that a hasty request does not, frames included, and loses no word of its posts', () => {
  let composed = 0;
  fc.assert(
    fc.property(requests, (request) => {
      const { document, facts } = writeCvNow(request, { today });
      expect(facts.unsupported).toBe(0);
      const source = wholeSource(request).evidence;
      for (const sentence of splitSentences(document.summary)) {
        const bare = sentence.replace(/ with \w+ years(?:' experience| as an? \w+)/, '');
        if (bare !== sentence) composed += 1;
        expect([sentence, judge(bare, source).invented]).toEqual([sentence, []]);
      }
      const told = [
        ...document.experience.flatMap(({ bullets }) => bullets),
        ...(facts.leftOut ?? []).map((one) => one.text),
      ];
      const said = new Set(comparableWords(told.join(' ')).map((word) => word.slice(0, 3)));
      const typed = request.experience.flatMap(({ description }) => comparableWords(description));
      // What loses its "I" or its "responsible for" says the rest.
      const lost = typed.filter(
        (word) => !said.has(word.slice(0, 3)) && !/^(?:i|was|and|the|for|responsible|running)$/.test(word),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: 150 },
  );
  expect(composed).toBeGreaterThan(3);
});
