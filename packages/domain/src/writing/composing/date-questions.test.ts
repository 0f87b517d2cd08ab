import { aRequest } from '@candor/testing';
import { expect, it } from 'vitest';
import { dateQuestions } from './date-questions.ts';

const today = '2026-11';
const post = (duration: string, rest: object = {}) => ({
  company: 'Alder',
  position: 'Cook',
  duration,
  ...rest,
});

it.each([
  ['2018 - 2012', 'It ends before it begins. Correct the dates in the form.'],
  ['2019 - 2031', 'This date is still to come. Correct it in the form.'],
  ['3 yrs', 'When was this? Give the years in the form, such as 2019 – 2022.'],
  ['2013 to 2015?', 'When was this? Give the years in the form, such as 2019 – 2022.'],
  ['', 'When was this? Give the years in the form, such as 2019 – 2022.'],
  ['from 3/2024', 'Are you still here? Add “present”, or when it ended, in the form.'],
])('of %j: %s', (duration, question) => {
  const [asked, ...more] = dateQuestions(aRequest({ experience: [post(duration)] }), today);
  expect(asked).toMatchObject({ field: 'experience.0.duration', question });
  expect(more).toEqual([]);
});

it.each([
  '2019 - present',
  'Mar 2019 – Oct 2026',
  '2025 - 2026',
  'since march 22',
  'depuis 2020',
  '2026 - 2026-05',
  'Summer 2018',
  'on and off since 1985',
])('has nothing to ask of %j', (duration) => {
  expect(dateQuestions(aRequest({ experience: [post(duration)] }), today)).toEqual([]);
});

it('does not ask whether a year is over that another post comes after', () => {
  const experience = [post('2017 - 2020'), post('2016')];
  expect(dateQuestions(aRequest({ experience }), today)).toEqual([]);
});

it.each([
  [
    { certifications: [{ name: 'Forklift', issuer: 'RTITB', date: 'till 2026 march' }] },
    'Was it renewed since?',
  ],
  [{ certifications: [{ name: 'Forklift', issuer: 'RTITB', date: 'exp 2027' }] }, undefined],
])('asks about what was said of another day: %j', (parts, question) => {
  const asked = dateQuestions(aRequest({ ...parts, experience: [post('2019 - present')] }), today);
  expect(asked.map((one) => one.question)).toEqual(question === undefined ? [] : [question]);
});
