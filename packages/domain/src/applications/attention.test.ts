import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { attentionOf, byAttention, daysBetween, nextOf } from './attention.ts';
import { stageKinds } from './stage.ts';

const two = (part: number) => String(part).padStart(2, '0');
const month = fc.tuple(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1, max: 12 }));
const day = fc
  .tuple(month, fc.integer({ min: 1, max: 28 }))
  .map(([[year, at], date]) => `${year}-${two(at)}-${two(date)}`);

it('counts days as the calendar does', () => {
  expect(daysBetween('2000-01-01', '2026-11-23')).toBe(9823);
  expect(daysBetween('2100-12-31', '1990-01-01')).toBe(-40541);
  const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  fc.assert(
    fc.property(month, day, day, ([year, at], a, b) => {
      const length = at === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(at) ? 30 : 31;
      const next = at === 12 ? `${year + 1}-01-01` : `${year}-${two(at + 1)}-01`;
      expect(daysBetween(`${year}-${two(at)}-01`, next)).toBe(length);
      expect(daysBetween(a, next) + daysBetween(next, b)).toBe(daysBetween(a, b));
    }),
  );
});

it.each([
  [{ next: { title: 'Call', on: '2026-11-22' }, stageSince: '2026-11-22' }, 'applied', 'overdue'],
  [{ next: { title: 'Call', on: '2026-11-23' }, stageSince: '2026-11-22' }, 'interview', 'today'],
  [{ next: { title: 'Call', on: '2026-11-26' }, stageSince: '2026-01-01' }, 'saved', 'soon'],
  [{ next: { title: 'Call', on: '2026-12-26' }, stageSince: '2026-01-01' }, 'saved', 'later'],
  [{ next: { title: 'Some day', on: null }, stageSince: '2026-01-01' }, 'saved', 'later'],
  [{ next: null, stageSince: '2026-11-09' }, 'applied', 'waiting'],
  [{ next: null, stageSince: '2026-11-10' }, 'applied', 'none'],
  [{ next: null, stageSince: '2026-11-20' }, 'offer', 'waiting'],
  [{ next: { title: 'Call', on: '2020-01-01' }, stageSince: '2020-01-01' }, 'closed', 'none'],
] as const)('%j in %s needs: %s', (watched, kind, attention) => {
  expect(attentionOf(watched, kind, '2026-11-23')).toBe(attention);
});

it('puts what is late first, then what has waited longest, and loses nothing', () => {
  const card = fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...stageKinds),
    next: fc.option(fc.record({ title: fc.string(), on: fc.option(day) })),
    stageSince: day,
  });
  const ranks = ['overdue', 'today', 'waiting', 'soon', 'later', 'none'];
  fc.assert(
    fc.property(fc.uniqueArray(card, { selector: ({ id }) => id, maxLength: 30 }), day, (cards, today) => {
      const sorted = byAttention(cards, ({ kind }) => kind, today);
      expect(new Set(sorted)).toEqual(new Set(cards));
      const found = sorted.map((one) => ranks.indexOf(attentionOf(one, one.kind, today)));
      expect(found).toEqual(found.toSorted((a, b) => a - b));
    }),
  );
});

it.each([
  [null, 'saved', 'Apply by'],
  ['2026-12-01', 'saved', 'Ask'],
  ['2026-12-20', 'saved', 'Apply by'],
  ['2026-12-20', 'applied', 'Ask'],
] as const)('with a task on %s, what comes next of a job that is %s is “%s”', (on, kind, title) => {
  expect(nextOf({ next: { title: 'Ask', on }, deadlineOn: '2026-12-12' }, kind)?.title).toBe(title);
});
