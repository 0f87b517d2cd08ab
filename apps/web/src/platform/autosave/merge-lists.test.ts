import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameValue } from './merge-fields.ts';
import { mergeLists } from './merge-lists.ts';

/** Both where one left it as it was or both say the same; else nothing. */
const mergeItem = (base: string, ours: string, theirs: string) =>
  ours === base || ours === theirs ? { value: theirs } : theirs === base ? { value: ours } : null;

const merged = (base: string[], ours: string[], theirs: string[]) =>
  mergeLists(base, ours, theirs, mergeItem);

it('has what both did to different lines, beside each other too', () => {
  const base = ['ran the ward', 'kept the log', 'wrote the rota'];
  expect(
    merged(
      base,
      ['ran two wards', ...base.slice(1)],
      ['ran the ward', 'kept the night log', 'wrote the rota'],
    ),
  ).toEqual(['ran two wards', 'kept the night log', 'wrote the rota']);
  expect(merged(base, ['ran the ward', 'kept it', 'wrote the rota'], [...base, 'taught two'])).toEqual([
    'ran the ward',
    'kept it',
    'wrote the rota',
    'taught two',
  ]);
  expect(merged(base, ['new', ...base], ['ran wards', ...base.slice(1)])).toEqual([
    'new',
    'ran wards',
    ...base.slice(1),
  ]);
  expect(merged(base, ['ran wards', ...base.slice(1)], ['new', ...base])).toEqual([
    'new',
    'ran wards',
    ...base.slice(1),
  ]);
});

it('keeps what both added at one place, theirs first, and the same only once', () => {
  expect(merged(['a'], ['a', 'ours'], ['a', 'theirs'])).toEqual(['a', 'theirs', 'ours']);
  expect(merged(['a'], ['a', 'same'], ['a', 'same'])).toEqual(['a', 'same']);
});

it('tells nothing where both changed the same line, or one took out what the other changed', () => {
  expect(merged(['a', 'b'], ['a', 'ours'], ['a', 'theirs'])).toBeNull();
  expect(merged(['a', 'b'], ['a'], ['a', 'theirs'])).toBeNull();
});

const line = fc.string({ minLength: 1, maxLength: 3 });
const lines = fc.uniqueArray(line, { maxLength: 8 });
/** What a hand makes of each line of a base: as it was, changed, taken out, or one more before it. */
const edits = fc.array(fc.constantFrom('keep', 'keep', 'change', 'remove', 'add'), {
  minLength: 9,
  maxLength: 9,
});

const edited = (base: readonly string[], made: readonly string[], hand: string) =>
  base
    .flatMap((item, at) => {
      const edit = made[at];
      if (edit === 'remove') return [];
      if (edit === 'change') return [`${hand} ${at} for ${item}`];
      return edit === 'add' ? [`${hand} ${at}`, item] : [item];
    })
    .concat(made[8] === 'add' ? [`${hand} at the end`] : []);

it('is the other side where one changed nothing, whatever the other did', () => {
  fc.assert(
    fc.property(lines, lines, (base, other) => {
      expect(merged(base, base, other)).toEqual(other);
      expect(merged(base, other, base)).toEqual(other);
      expect(merged(base, other, other)).toEqual(other);
    }),
  );
});

it('loses nothing that one hand made and brings back nothing that one took out, or says that it cannot tell', () => {
  fc.assert(
    fc.property(lines, edits, edits, (base, mine, yours) => {
      const [ours, theirs] = [edited(base, mine, 'ours'), edited(base, yours, 'theirs')];
      const both = merged(base, ours, theirs);
      const isTouchedByBoth = base.some((_, at) => mine[at] !== 'keep' && yours[at] !== 'keep');
      expect(both !== null || isTouchedByBoth).toBe(true);
      if (both === null) return;
      for (const made of [...ours, ...theirs].filter((item) => !base.includes(item)))
        expect(both.filter((item) => item === made)).toHaveLength(1);
      for (const item of base) expect(both.includes(item)).toBe(ours.includes(item) && theirs.includes(item));
      expect(isSameValue(merged(base, theirs, ours)?.toSorted(), both.toSorted())).toBe(true);
    }),
    { numRuns: 500 },
  );
});
