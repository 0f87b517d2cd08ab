import { expect, it } from 'vitest';
import { sayBehindTo, sayToPerson } from './say-to-person.ts';

it.each([
  ['Cut waiting time from 40 to 25 minutes', 'You cut waiting time from 40 to 25 minutes'],
  ['Trained 12 new starters on my ward.', 'You trained 12 new starters on your ward'],
  ['Set up a weekly clinic', 'You set up a weekly clinic'],
  ['Drove to sites, took the calls', 'You drove to sites and took the calls'],
])('“%s” is said to its person', (bullet, said) => {
  expect(sayToPerson(bullet, false)).toEqual({ words: said, tense: 'past' });
});

it('says in the present what goes on, and quotes a present of what is over', () => {
  expect(sayToPerson('Supervise a team of nine', true)).toEqual({
    words: 'You supervise a team of nine',
    tense: 'present',
  });
  expect(sayToPerson('Supervise a team of nine', false)).toBeNull();
});

it('takes no noun before a change for a verb', () => {
  expect(sayToPerson('Wine sales per guest from $31 to $38 in two years', true)).toBeNull();
});

it('leaves open what may be past or present', () => {
  expect(sayToPerson('Set and run three lathes', true)).toBeNull();
  expect(sayToPerson('Set and run three lathes', false)).toBeNull();
  expect(sayToPerson('Set up a weekly clinic', true)).toBeNull();
  expect(sayToPerson('Opened the shop and count the till', false)).toBeNull();
  expect(sayToPerson('Cut waiting time from 40 to 25 minutes', true)?.tense).toBe('past');
  expect(sayToPerson('I taught Mathematics to all forms', true)?.words).toBe(
    'You taught Mathematics to all forms',
  );
});

it.each([
  'Promoted to head chef in 2019',
  'Appointed deputy head of department',
  'Awarded employee of the month',
  'Selected for the national team',
  'Responsible for opening and closing the shop',
  'Customer service and stock control',
  'Manages a team of nine',
  'We built a new ward',
  'Helped our team to win new customers',
  'Leitung von drei Wohnanlagen',
  'Prise en charge de 25 patients',
  'Ran a clinic; falls went from 9 to 4',
  'Was promoted twice',
  'Stock take',
])('“%s” is not put into the mouth of an interviewer', (bullet) => {
  expect(sayToPerson(bullet, true)).toBeNull();
});

it.each([
  [
    'Take venous blood samples and perform 12-lead ECGs',
    'take venous blood samples and perform 12-lead ECGs',
  ],
  ['You will assess, plan and evaluate care', 'assess, plan and evaluate care'],
  ['Medication administration', null],
  ['We are a team of nine', null],
  ['Managing the shop floor', null],
])('the duty “%s” behind "to"', (duty, said) => {
  expect(sayBehindTo(duty)).toBe(said);
});
