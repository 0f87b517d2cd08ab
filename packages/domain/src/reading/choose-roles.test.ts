import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseRoles } from './choose-roles.ts';
import { headFeatures, featuresOf } from './head-features.ts';
import { readingsOf } from './head-readings.ts';
import { jobWeights, schoolWeights } from './head-weights.data.ts';
import { jobScores, schoolScores } from './scores.ts';
import type { Head } from './split-head.ts';

const headOf = (...texts: string[]): Head => ({
  parts: texts.map((text, at) => ({ text, style: `10|${at === 0 ? 'b' : ''}|||`, side: 0, at })),
  places: [],
});
const jobs = (...heads: Head[]) =>
  chooseRoles(heads, jobScores(), jobWeights).map(({ what, where, places }) => [what, where, ...places]);
const schools = (...heads: Head[]) =>
  chooseRoles(heads, schoolScores, schoolWeights).map(({ what, where, places }) => [what, where, ...places]);

it('reads an unknown name as its neighbours are read', () => {
  expect(jobs(headOf('Quillfeather', 'Thatcher'), headOf('Pellworth Ltd', 'Master carpenter'))).toEqual([
    ['Thatcher', 'Quillfeather'],
    ['Master carpenter', 'Pellworth Ltd'],
  ]);
});

it('tells title and employer in one line, whichever comes first', () => {
  expect(jobs(headOf('Lakeside Bakery, Night baker'), headOf('Grist & Sons, Apprentice'))).toEqual([
    ['Night baker', 'Lakeside Bakery'],
    ['Apprentice', 'Grist & Sons'],
  ]);
  expect(jobs(headOf('Clerk, Records, Harbour Office'), headOf('Porter, Tideway Hotel'))).toEqual([
    ['Clerk, Records', 'Harbour Office'],
    ['Porter', 'Tideway Hotel'],
  ]);
});

it('leaves a trade among the degrees, and who awards it among the schools', () => {
  expect(
    schools(
      headOf('Gesellenprüfung Dachdeckerin', 'Handwerkskammer Emden'),
      headOf('Dachdeckermeisterin', 'Handwerkskammer Emden'),
    ),
  ).toEqual([
    ['Gesellenprüfung Dachdeckerin', 'Handwerkskammer Emden'],
    ['Dachdeckermeisterin', 'Handwerkskammer Emden'],
  ]);
  expect(schools(headOf('Bachelor of Arts, Weaving, University of Skye'))).toEqual([
    ['Bachelor of Arts, Weaving', 'University of Skye'],
  ]);
});

it('takes a town that no list knows from behind an employer', () => {
  expect(
    jobs(headOf('Ferrywoman', 'Sound Crossings Ltd, Ardbrae'), headOf('Cook', 'Inn at Skelwith Ltd, Skelbo')),
  ).toEqual([
    ['Ferrywoman', 'Sound Crossings Ltd', 'Ardbrae'],
    ['Cook', 'Inn at Skelwith Ltd', 'Skelbo'],
  ]);
});

it('heeds a label, whatever the words are', () => {
  const head = headOf('Night baker', 'Lakeside Bakery');
  const labelled: Head = {
    ...head,
    parts: head.parts.map((part, at) => ({ ...part, side: at === 0 ? -1 : 1 })),
  };
  expect(jobs(labelled)).toEqual([['Lakeside Bakery', 'Night baker']]);
});

const word = fc.constantFrom('Baker', 'Mill', 'Ltd', 'of', 'Tarn', 'School', 'BSc', '2nd', '(Lund)');
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ', ', ': ')), { minLength: 1, maxLength: 9 })
  .map((pairs) => pairs.map(([one, mark], at) => one + (at < pairs.length - 1 ? mark : '')).join(''));
const wordsIn = (texts: readonly string[]) =>
  texts
    .join(' ')
    .split(/[\s,:()]+/)
    .filter((one) => one !== '')
    .toSorted();

it('keeps every word of a head once in each of its readings, and each reading has all features', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 10 }), (texts) => {
      const head = headOf(...texts);
      const features = featuresOf(head, jobScores());
      const readings = readingsOf(head);
      expect(readings.length).toBeGreaterThan(0);
      for (const reading of readings.slice(0, 40)) {
        const { what, where, town, rest } = reading;
        const said = [what, where, town, ...rest].flatMap((one) => (one ? [one.text] : []));
        expect(wordsIn(said)).toEqual(wordsIn(texts));
        expect(features(reading)).toHaveLength(headFeatures.length);
      }
    }),
    { numRuns: 60 },
  );
});

it('has few readings for the longest head', () => {
  const long = headOf(...Array.from({ length: 40 }, () => 'One, Two, Three, Four, Five, Six, Seven'));
  expect(readingsOf(long).length).toBeLessThan(2_000);
});
