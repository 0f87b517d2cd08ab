import { aRequest } from '@candor/testing';
import { expect, it } from 'vitest';
import { writeCvNow } from './built-in-writer.ts';

/** A CV of one post, with what is said of it. */
function post(
  description: string,
  { jobTitle = 'Glazier', targetRole = '', duration = '2019 - present' } = {},
) {
  const experience = [{ position: 'Glazier', company: 'Pane & Co', duration, description }];
  const { document, facts } = writeCvNow(aRequest({ jobTitle, targetRole, experience }), {
    today: '2026-11',
  });
  return { bullets: document.experience[0]?.bullets, facts };
}

it.each([
  [
    'Foreman',
    ['Breakages went from 9% to 4% in a year', 'Fit shop fronts', 'Stand in for the foreman on Fridays'],
    [2, 0, 1],
  ],
  ['Foreman', ['Ran the saw', 'Acting foreman in 2024', 'Breakages fell in that time'], [0, 1, 2]],
  ['Foreman', ['Set up a recall', 'Breakages went from 9% to 4%'], [0, 1]],
  ['Foreman', ['Fit shop fronts', 'Write a report to the foreman'], [0, 1]],
] as const)('for a %s what they do comes first', (targetRole, typed, order) => {
  expect(post(typed.join('\n'), { targetRole }).bullets).toEqual(order.map((at) => typed[at]));
});

it('leaves out no line of six because another line was parted', () => {
  const typed = [
    'Ran payroll for 640 people',
    'Moved payroll to a new system. Ran both systems for three pay periods and had no missed pay.',
    'Trained two clerks',
    'Answered questions in English and French',
    'Filed the returns',
    'Kept the holiday records',
  ];
  const { bullets, facts } = post(typed.join('\n'));
  expect(facts.leftOut).toEqual([]);
  expect(bullets).toHaveLength(6);
});

it('sorts posts by years that were loosely written, and leaves them where one is in doubt', () => {
  const companies = (...durations: string[]) => {
    const experience = durations.map((duration) => ({ position: 'Picker', company: duration, duration }));
    return writeCvNow(aRequest({ experience }), { today: '2026-11' }).document.experience.map(
      ({ company }) => company,
    );
  };
  const [old, loose, last] = ['2009 - 2012', 'Summers 2014-17', '2013 to about 2019'];
  expect(companies(old, loose, last)).toEqual([last, loose, old]);
  expect(companies(old, 'Some time', last)).toEqual([old, 'Some time', last]);
});

it.each([
  ['Fitted shop fronts. Cannot name the clients.', ['Fitted shop fronts'], 'note'],
  ['Fitted shop fronts (photos on request, please do not)', ['Fitted shop fronts'], 'note'],
  ['As before', [], 'placeholder'],
  ['<Two lines about the site>', [], 'placeholder'],
  [
    'Fitted shop fronts\nGap of a year 2015, surgery',
    ['Fitted shop fronts', 'Gap of a year 2015'],
    'private',
  ],
] as const)('of %j keeps the work', (typed, bullets, reason) => {
  const { bullets: written, facts } = post(typed, { duration: '2012 - 2019' });
  expect(written).toEqual(bullets);
  expect(facts.leftOut?.map((one) => one.reason)).toContain(reason);
});

it('takes a rate of illness for a result of the team', () => {
  expect(post('Sick leave in the team down from 11% to 6%').bullets).toHaveLength(1);
});

it('leaves out a phone that is none and a row that is only family, and gives both back', () => {
  const experience = [
    { position: 'Glazier', company: '-', duration: '2012 - 2019' },
    { position: '-', company: '-', duration: '2020 - 2021', description: 'Looking after my mother' },
  ];
  const request = aRequest({ experience });
  request.personalInfo.phone = 'ask my wife';
  const { document, facts } = writeCvNow(request, { today: '2026-11' });
  expect(document.basics.phone).toBe('');
  expect(document.experience.map(({ position, company }) => [position, company])).toEqual([['Glazier', '']]);
  expect(facts.leftOut?.map(({ text }) => text).join('\n')).toMatch(/ask my wife[^]*Looking after my mother/);
});

it('counts no years of a post with a break in it', () => {
  const experience = [
    { position: 'Glazier', company: 'Pane & Co', duration: '2009 - 2020 (one year off 2013)' },
  ];
  expect(
    writeCvNow(aRequest({ jobTitle: 'Glazier', experience }), { today: '2026-11' }).document.summary,
  ).toBe('');
});

it.each([
  ['Taught; examined 40 glaziers; led the guild; wrote two books', 'Taught; examined 40 glaziers'],
  ['60 fanlights. Rated 1st of nine shops.', '60 fanlights. Rated 1st of nine shops.'],
  ['Setting out with a laser for 30 shop fronts', 'Setting out with a laser for 30 shop fronts'],
])('of %j the first bullet is %j', (typed, first) => {
  expect(post(typed, { duration: '2012 - 2019' }).bullets?.[0]).toBe(first);
});

it.each([
  ['Deputy Principal', 'Own class of 27\nActing DP for one term', 'Acting DP for one term'],
  [
    'Control Room Team Leader',
    'Tutor to 6 new glaziers\nStand in for the team leader',
    'Stand in for the team leader',
  ],
])('for a %s of %j', (target, description, best) => {
  expect(post(description, { targetRole: target }).bullets?.[0]).toBe(best);
});

it('moves no line above the one it points to', () => {
  const typed = ['Planned shop fronts', 'Trained 4 others on the big ones', 'Kept the books'];
  const { bullets } = post(typed.join('\n'), { targetRole: 'Trainer', duration: '2012 - 2019' });
  expect(bullets).toEqual(typed);
});
