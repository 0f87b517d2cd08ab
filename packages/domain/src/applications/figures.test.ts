import { expect, it } from 'vitest';
import { trackerFigures, type Tracked } from './figures.ts';

const tracked = (part: Partial<Tracked>): Tracked => ({
  kind: 'applied',
  reached: ['applied'],
  outcome: null,
  source: '',
  cvs: [],
  appliedOn: '2026-11-01',
  answeredOn: null,
  ...part,
});

it('counts what was applied for, how far it came and how long answers took', () => {
  const figures = trackerFigures(
    [
      tracked({ source: 'LinkedIn', cvs: ['Designer'] }),
      tracked({
        source: 'LinkedIn',
        kind: 'interview',
        reached: ['applied', 'interview'],
        answeredOn: '2026-11-05',
      }),
      tracked({
        kind: 'closed',
        reached: ['applied', 'closed'],
        outcome: 'rejected',
        answeredOn: '2026-11-11',
      }),
      tracked({
        kind: 'closed',
        reached: ['offer', 'closed'],
        outcome: 'accepted',
        answeredOn: '2026-11-30',
      }),
      tracked({ kind: 'closed', reached: ['applied', 'closed'], outcome: 'no-answer' }),
      tracked({ kind: 'saved', reached: ['saved'], appliedOn: null }),
    ],
    '2026-11-23',
  );
  expect(figures.total).toBe(6);
  expect(figures.funnel.map(({ count }) => count)).toEqual([5, 3, 2, 1, 1]);
  expect(figures.medianDays).toBe(10);
  expect(figures.waits).toEqual([
    { label: 'Under a week', answered: 1, waiting: 0 },
    { label: '1 to 2 weeks', answered: 1, waiting: 0 },
    { label: '2 to 4 weeks', answered: 0, waiting: 1 },
    { label: 'Over 4 weeks', answered: 1, waiting: 0 },
  ]);
  expect(figures.sources.map(({ name, applied, answered }) => [name, applied, answered])).toEqual([
    ['LinkedIn', 2, 1],
    ['', 3, 2],
  ]);
  expect(figures.cvs).toEqual([{ name: 'Designer', applied: 1, answered: 0, interviews: 0, offers: 0 }]);
});

it('has no middle where nothing was answered', () => {
  expect(trackerFigures([], '2026-11-23')).toMatchObject({
    total: 0,
    medianDays: null,
    sources: [],
    cvs: [],
  });
});
