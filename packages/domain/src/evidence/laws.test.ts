import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evidenceSource, judge, restsOn } from './index.ts';

const lines = [
  'target is 140 an hr i do about 165 most weeks',
  'Rewired 60 houses a year with my brother, mostly terraces',
  'HGV licence, expired in May 2022',
  'Shortlisted for Baker of the Year in 2021',
  'second author on a paper at Leeds, submitted',
  'Ich betreue zwölf Bewohner im Wohnbereich 2',
  'sales up from 400 to 500 a month after the new window',
  'Worked at Tesco and later at Northwind Freight as night manager',
];
const sourceOf = (texts: readonly string[]) =>
  evidenceSource(texts.map((text, at) => ({ id: String(at), text })));
const someLines = fc.subarray(lines, { minLength: 1 });
const statements = fc.constantFrom(
  ...lines,
  'Rewired 60 houses a year',
  'HGV licence',
  'Pick about 165 an hour against a target of 140',
  'Increased sales by 25%',
  'Night manager at Tesco',
  'Winner of Baker of the Year',
  'Head chef at Siemens since 2019',
);

it('supports each line as it was typed, and each sentence of it', () => {
  fc.assert(
    fc.property(someLines, fc.nat(), (texts, at) => {
      const line = texts[at % texts.length] ?? '';
      for (const statement of [line, `${line}.`, line.toUpperCase(), `I ${line}`])
        expect(judge(statement, sourceOf(texts)).verdict).toBe('supported');
    }),
  );
});

it('never calls clauses of a line invented', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lines), fc.infiniteStream(fc.boolean()), (line, keep) => {
      const clauses = line.split(', ').filter(() => keep.next().value);
      expect(judge(clauses.join(', '), sourceOf([line])).invented).toEqual([]);
    }),
  );
});

it('invents nothing more where a line is added', () => {
  fc.assert(
    fc.property(statements, someLines, fc.constantFrom(...lines), (statement, texts, more) => {
      const verdicts = [texts, [...texts, more]].map((one) => judge(statement, sourceOf(one)).verdict);
      expect(verdicts[0] !== 'invented' && verdicts[1] === 'invented').toBe(false);
    }),
  );
});

it('catches any figure that stands nowhere in the place of one that does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_500, max: 99_999 }), (value) => {
      for (const statement of [
        `Rewired ${value} houses a year`,
        `Pick about ${value} an hour against a target of 140`,
      ])
        expect(judge(statement, sourceOf(lines)).verdict).toBe('invented');
    }),
  );
});

it('answers any text, and rests on lines that are there', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }),
      (statement, texts) => {
        const source = sourceOf(texts);
        expect(judge(statement, source, { isLetter: true, today: '2026-11' }).verdict).toMatch(
          /^(?:supported|doubtful|invented)$/,
        );
        expect(restsOn(statement, source).every((id) => texts[Number(id)] !== undefined)).toBe(true);
      },
    ),
  );
});

it('reads very long texts without a break', () => {
  for (const piece of ['Aa', '12 ', 'a, ', "I'", 'Head of 3 ', '1.', 'and I ']) {
    const long = piece.repeat(2_000);
    expect(judge(long, sourceOf([...lines, long])).verdict).toBe('supported');
    expect(judge(`x ${long}`, sourceOf([long])).verdict).toMatch(/^(?:supported|doubtful|invented)$/);
  }
});
