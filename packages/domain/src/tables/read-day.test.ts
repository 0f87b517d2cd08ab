import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dayReaders, mustAskDayOrder, readDay, type DayOrder } from './index.ts';

it.each<[cell: string, order: DayOrder, day: string | null]>([
  ['2026-03-04', 'month-first', '2026-03-04'],
  ['2026-03-04T10:00:00Z', 'month-first', '2026-03-04'],
  ['20260304', 'month-first', '2026-03-04'],
  ['2026年3月4日', 'month-first', '2026-03-04'],
  ['3/4/2026', 'month-first', '2026-03-04'],
  ['3/4/2026 10:15', 'day-first', '2026-04-03'],
  ['3/4/26', 'month-first', '2026-03-04'],
  ['3/4/26 10:15', 'day-first', '2026-04-03'],
  ['25/4/2026', 'month-first', '2026-04-25'],
  ['4/25/2026', 'day-first', '2026-04-25'],
  ['03.11.2026', 'month-first', '2026-11-03'],
  ['3. 11. 2026', 'month-first', '2026-11-03'],
  ['03.11.26', 'month-first', '2026-11-03'],
  ['3.11.2026.', 'month-first', '2026-11-03'],
  ['Mon, 3/4/2026', 'month-first', '2026-03-04'],
  ['Montag, 3. November 2026', 'month-first', '2026-11-03'],
  ['Mar 4, 2026', 'day-first', '2026-03-04'],
  ['Wednesday, March 4th, 2026 at 10:15', 'day-first', '2026-03-04'],
  ['4 March 2026', 'month-first', '2026-03-04'],
  ['4-Mar-26', 'month-first', '2026-03-04'],
  ['4. März 2026', 'month-first', '2026-03-04'],
  ['4 de marzo de 2026', 'month-first', '2026-03-04'],
  ['1er mars 2026', 'month-first', '2026-03-01'],
  ['3/4/2026/7', 'month-first', null],
  ['31/02/2026', 'day-first', null],
  ['03 2026', 'month-first', null],
  ['soon', 'month-first', null],
  ['2026-13-01', 'month-first', null],
  ['', 'month-first', null],
])('reads the day %s (%s) as %s', (cell, order, day) => {
  expect(readDay(cell, order)).toBe(day);
});

it('reads any cell as a day that there is, or as none', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom<DayOrder>('day-first', 'month-first'), (cell, order) => {
      const day = readDay(cell, order) ?? '2026-01-01';
      expect(z.iso.date().safeParse(day).success).toBe(true);
    }),
  );
});

describe('a column of dates', () => {
  const read = (columns: string[][], asked: DayOrder = 'month-first') => {
    const readers = dayReaders(columns, asked);
    return columns.map((cells, at) => cells.map((cell) => readers[at]?.(cell) ?? null));
  };

  it('is read by the order that one of its cells proves, whatever was asked', () => {
    expect(read([['3/4/2026', '25/4/2026']])).toEqual([['2026-04-03', '2026-04-25']]);
    expect(read([['3/4/26', '4/25/26']], 'day-first')).toEqual([['2026-03-04', '2026-04-25']]);
    expect(read([['3.4.2026', '4.25.2026']], 'day-first')).toEqual([['2026-03-04', '2026-04-25']]);
  });

  it('that proves nothing is read by what the others of its file prove', () => {
    expect(read([['3/4/2026'], ['25/4/2026']])).toEqual([['2026-04-03'], ['2026-04-25']]);
  });

  it('is read as the person says where nothing proves an order, or both are proven', () => {
    expect(read([['3/4/2026']], 'day-first')).toEqual([['2026-04-03']]);
    expect(read([['3/4/2026', '25/4/2026', '4/25/2026']], 'day-first')).toEqual([
      ['2026-04-03', '2026-04-25', '2026-04-25'],
    ]);
  });

  it.each<[columns: string[][], isAsked: boolean]>([
    [[['3/4/2026']], true],
    [[['3/4/2026', '25/4/2026']], false],
    [[['3/4/2026'], ['25/4/2026']], false],
    [[['25/4/2026', '4/25/2026', '3/4/2026']], true],
    [[['3.4.2026', '2026-04-03', 'Mar 4, 2026', '4/4/2026', '']], false],
    [[['3/4/2026'], ['25/4/2026'], ['4/25/2026']], true],
  ])('%j: the person is asked what 3/4/2026 means: %s', (columns, isAsked) => {
    expect(mustAskDayOrder(columns)).toBe(isAsked);
  });

  it('gives back every day that was written in one order, where one of them proves it', () => {
    const days = fc.array(
      fc.record({
        year: fc.integer({ min: 1990, max: 2069 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 28 }),
      }),
    );
    fc.assert(
      fc.property(
        days,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('/', '-', '.'),
        (written, isDayFirst, isShort, separator) => {
          const all = [...written, { year: 2026, month: 1, day: 28 }];
          const cells = all.map(({ year, month, day }) => {
            const shownYear = isShort ? String(year).slice(2) : String(year);
            return (isDayFirst ? [day, month, shownYear] : [month, day, shownYear]).join(separator);
          });
          const two = (part: number) => String(part).padStart(2, '0');
          expect(read([cells])).toEqual([
            all.map(({ year, month, day }) => `${year}-${two(month)}-${two(day)}`),
          ]);
        },
      ),
    );
  });
});
