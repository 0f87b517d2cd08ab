import fc from 'fast-check';
import { expect, it } from 'vitest';
import { competencies } from './question.ts';
import { duePractice, type CompetencyResult } from './spacing.ts';

const result = (score: number, on: string): CompetencyResult => ({ competency: 'teamwork', score, on });
const dueIn = (results: readonly CompetencyResult[], today: string) => duePractice(results, today)[0]?.dueIn;

it('comes back after 1, 3, 7 and 14 days while it goes well, and tomorrow after a weak answer', () => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-05', '2026-11-12', '2026-11-26'];
  const good = days.map((on) => result(80, on));
  const waits = good.map((_, at) => dueIn(good.slice(0, at + 1), days[at] ?? ''));
  expect(waits).toEqual([1, 3, 7, 14, 14]);
  expect(dueIn([...good, result(69, '2026-12-10')], '2026-12-10')).toBe(1);
  expect(dueIn([...good, result(69, '2026-12-10'), result(90, '2026-12-11')], '2026-12-11')).toBe(3);
});

it('is overdue by the days that went by, across months', () => {
  expect(dueIn([result(40, '2026-11-30')], '2026-12-02')).toBe(-1);
});

it('names each competency once, with its last score, whatever the order of the results', () => {
  const results = fc.array(
    fc.record({
      competency: fc.constantFrom(...competencies),
      score: fc.integer({ min: 0, max: 100 }),
      on: fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(results, (given) => {
      const due = duePractice(given, '2026-11-28');
      expect(due.map(({ competency }) => competency).toSorted()).toEqual(
        [...new Set(given.map(({ competency }) => competency))].toSorted(),
      );
      for (const { competency, score, dueIn } of due) {
        const of = given.filter((one) => one.competency === competency);
        const last = of.toSorted((a, b) => a.on.localeCompare(b.on)).at(-1)?.on;
        expect(of.some((one) => one.on === last && one.score === score)).toBe(true);
        expect(dueIn).toBeLessThanOrEqual(14);
      }
      expect(due.map(({ dueIn }) => dueIn)).toEqual(due.map(({ dueIn }) => dueIn).toSorted((a, b) => a - b));
    }),
  );
});
