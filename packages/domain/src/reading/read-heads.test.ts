import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Entry, HeadPiece } from './entry.ts';
import { headWordsOf, wordsBetween } from './labelling/head-chunks.ts';
import type { HeadKind } from './labelling/head-labels.ts';
import { labelHeads } from './labelling/label-heads.ts';
import { fittedWeights, headWeightsOf } from './labelling/weights.ts';
import { readHeads } from './read-heads.ts';
import { Words } from './words.ts';

/** The head of an entry: its lines, the first in bold, each in stretches between gaps. */
const entryOf = (...lines: string[]): Entry => ({
  pieces: lines.flatMap((text, line) =>
    text.split('\t').map((part, column): HeadPiece => ({
      words: Words.at(part, 0),
      x0: 0,
      style: `10|${line === 0 ? 'b' : ''}|||`,
      column,
      line,
    })),
  ),
  range: null,
  dates: Words.none,
  body: [],
  head: [],
  rest: [],
});
const weights = fittedWeights().heads;
const read = (kind: HeadKind, ...heads: Entry[]) =>
  readHeads(kind, heads, { weights }).map(({ head: { what, where, place } }) => [
    what.text,
    where.text,
    ...(place.text === '' ? [] : [place.text]),
  ]);

it('reads an unknown name as its neighbours are read', () => {
  expect(
    read('job', entryOf('Quillfeather', 'Thatcher'), entryOf('Pellworth Ltd', 'Master carpenter')),
  ).toEqual([
    ['Thatcher', 'Quillfeather'],
    ['Master carpenter', 'Pellworth Ltd'],
  ]);
});

it('tells title and employer in one line, whichever comes first', () => {
  expect(read('job', entryOf('Lakeside Bakery, Night baker'), entryOf('Grist & Sons, Apprentice'))).toEqual([
    ['Night baker', 'Lakeside Bakery'],
    ['Apprentice', 'Grist & Sons'],
  ]);
  expect(read('job', entryOf('Clerk, Records, Harbour Office'), entryOf('Porter, Tideway Hotel'))).toEqual([
    ['Clerk, Records', 'Harbour Office'],
    ['Porter', 'Tideway Hotel'],
  ]);
});

it('leaves a unit with its title, whatever parts them', () => {
  expect(
    read(
      'job',
      entryOf('Nurse – Night Shift', 'Harbour Clinic'),
      entryOf('Cook (Cold Store)', 'Grist & Sons'),
    ),
  ).toEqual([
    ['Nurse – Night Shift', 'Harbour Clinic'],
    ['Cook (Cold Store)', 'Grist & Sons'],
  ]);
});

it('keeps a degree with its subject, as they stand or joined', () => {
  expect(
    read('school', entryOf('BSc in Weaving', 'Skye College'), entryOf('MSc in Dyeing', 'Skye College')),
  ).toEqual([
    ['BSc in Weaving', 'Skye College'],
    ['MSc in Dyeing', 'Skye College'],
  ]);
});

it('takes what stands behind "at" for the employer', () => {
  expect(read('job', entryOf('Porter at Quillfeather'), entryOf('Ferrywoman at Ardbrae Crossings'))).toEqual([
    ['Porter', 'Quillfeather'],
    ['Ferrywoman', 'Ardbrae Crossings'],
  ]);
});

it('says each word of a head once, in any head', () => {
  const text = fc.stringMatching(/^[A-Za-z]{2,8}(?:(?: |, | – | at |: | \(|\) | in )[A-Za-z]{2,8}){0,6}$/u);
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      (heads) => {
        const words = heads.map((lines) => headWordsOf(entryOf(...lines)));
        labelHeads('job', words, headWeightsOf('job', weights)).forEach((fields, at) => {
          const head = words[at];
          if (!head) throw new Error('no head');
          // The fields are the chunks in their order, none left out and none twice.
          expect(fields.flatMap(({ from, to }) => [from, to + 1])).toEqual(
            fields.flatMap((_, index) => [
              index === 0 ? 0 : (fields[index - 1]?.to ?? 0) + 1,
              (fields[index]?.to ?? 0) + 1,
            ]),
          );
          expect(fields.at(-1)?.to ?? -1).toBe(head.chunks.length - 1);
          for (const { from, to, words: own, margin } of fields) {
            expect(own).toEqual(wordsBetween(head, from, to));
            expect(margin).toBeGreaterThanOrEqual(0);
          }
          for (const role of ['what', 'where'])
            expect(fields.filter((field) => field.role === role).length).toBeLessThan(2);
        });
      },
    ),
    { numRuns: 60 },
  );
});
