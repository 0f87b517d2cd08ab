import { expect, it } from 'vitest';
import { cvDocument, type CvDocumentInput } from '../../cv/index.ts';
import { questionsFromCv } from './from-cv.ts';

const TODAY = '2026-11';
const job = (company: string, position: string, start: string, end: string) => ({
  company,
  position,
  start,
  end,
});
const gaps = (experience: CvDocumentInput['experience'], rest: CvDocumentInput = {}, position = '') =>
  questionsFromCv(cvDocument({ experience, ...rest }), { position, today: TODAY }).map(
    ({ question }) => question,
  );

it('asks about time that nothing accounts for, without blame', () => {
  const between = [
    job('Alder Care', 'Nurse', '2022-03', 'present'),
    job('Elm House', 'Nurse', '2015-01', '2020-06'),
  ];
  expect(gaps(between)).toEqual([
    'Your CV lists nothing between Jun 2020 and Mar 2022. Is there anything from that time that you would like to tell me about?',
  ]);
  const education = [{ institution: 'Leeds', degree: '', start: '2020-09', end: '2022-02' }];
  expect(gaps(between, { education })).toEqual([]);
});

it('asks about no time of which the dates are not sure', () => {
  expect(
    gaps([job('Alder Care', 'Nurse', '2022', 'present'), job('Elm House', 'Nurse', '2015', '2020')]),
  ).toEqual([]);
  expect(
    gaps([
      job('Alder Care', 'Nurse', '2022-03', 'present'),
      job('Oak Ward', 'Nurse', 'before', 'after'),
      job('Elm House', 'Nurse', '2015-01', '2020-06'),
    ]),
  ).toEqual([]);
});

it('asks about a short stay, and not about work that was meant to be short', () => {
  const stay = (position: string) =>
    gaps([
      job('Alder Care', 'Nurse', '2022-03', 'present'),
      job('Oak Ward', position, '2021-09', '2022-02'),
      job('Elm House', 'Nurse', '2015-01', '2021-08'),
    ]);
  expect(stay('Nurse')).toEqual([
    'You were at Oak Ward for less than a year. What did you take from that time, and what led you to your next step?',
  ]);
  expect(stay('Summer intern')).toEqual([]);
});

it.each([
  [
    'Data Analyst',
    'Senior Data Analyst',
    'What would be the biggest change for you in this one, and how would you prepare for it?',
  ],
  ['Store Manager', 'Sales Assistant', 'What draws you to this role, and what would you miss?'],
])('asks somebody who goes from %s to %s about the step', (from, to, words) => {
  expect(gaps([job('Acme', from, '2020-01', 'present')], {}, to)).toEqual([
    `The latest post on your CV is “${from}”. ${words}`,
  ]);
});

it('asks nobody about a step to a level that they have held before', () => {
  const held = [
    job('Elm Hair', 'Senior Stylist', '2020-01', 'present'),
    job('Own salon', 'Owner', '2011', '2019'),
  ];
  expect(gaps(held, {}, 'Salon Manager')).toEqual([]);
});

it.each([
  ['Nurse', 'Staff Nurse'],
  ['Senior Software Engineer', 'Backend Engineer'],
  ['Account Manager', 'Sales Executive'],
])('asks nothing about a step from %s to %s, which may be none', (from, to) => {
  expect(gaps([job('Acme', from, '2020-01', 'present')], {}, to)).toEqual([]);
});
