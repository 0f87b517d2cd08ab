import { expect, it } from 'vitest';
import { deeds, things } from './deeds.data.ts';
import { bestRelation, entailments, rowsOf } from './entailments.ts';
import { readingOf } from './reading.ts';

const known = (text: string) => entailments().deeds.knownIn(readingOf(text).words);
const relation = (said: string, given: string) =>
  bestRelation(entailments().deeds, known(said), known(given));

it.each([
  ['deeds', deeds],
  ['things', things],
])(
  '%s: each row says something, names no row that is not there, and nothing says more than itself',
  (_what, text) => {
    const rows = rowsOf(text);
    const byName = Map.groupBy(rows, ({ name }) => name);
    expect(rows.filter(({ own, narrower }) => own.length + narrower.length < 2 && own.length === 0)).toEqual(
      [],
    );
    const missing = rows.flatMap(({ own, narrower }) =>
      [...own, ...narrower].filter((one) => one.startsWith('[') && !byName.has(one)),
    );
    expect(missing).toEqual([]);
    const cycles: string[] = [];
    const walk = (name: string, path: readonly string[]) => {
      if (path.includes(name)) cycles.push([...path, name].join(' < '));
      else
        for (const { narrower } of byName.get(name) ?? [])
          for (const one of narrower) if (byName.has(one)) walk(one, [...path, name]);
    };
    for (const name of byName.keys()) walk(name, []);
    expect(cycles).toEqual([]);
  },
);

it.each([
  ['repaired', 'mended'],
  ['mended', 'repaired'],
  ['cleaned', 'swept'],
  ['looked after', 'took care of'],
  ['supervised', 'led'],
])('"%s" follows from "%s"', (said, given) => {
  expect(relation(said, given)).toBe('entailed');
});

it.each([
  ['led', 'supervised'],
  ['swept', 'cleaned'],
])('"%s" says more than "%s"', (said, given) => {
  expect(relation(said, given)).toBe('stronger');
});

it.each([
  ['repaired', 'inspected'],
  ['planned', 'handed out'],
])('"%s" is another deed than "%s"', (said, given) => {
  expect(relation(said, given)).toBe('unlike');
});

it('tells any deed as taking part, and leaves open what "did" was', () => {
  expect(relation('took part in', 'planned')).toBe('any');
  expect(relation('prepared', 'did')).toBe('light');
});

it('finds a particle behind its object', () => {
  expect(relation('erected', 'put the signs up')).toBe('entailed');
});
