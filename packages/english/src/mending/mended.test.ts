import { expect, it } from 'vitest';
import { mended } from './index.ts';

it.each([
  [
    'I forgot to say I rebuilt a diesel, I have photos.',
    'I forgot to say I rebuilt a diesel. I have photos.',
  ],
  [
    "I'm giving my notice, my contract says four weeks.",
    "I'm giving my notice. My contract says four weeks.",
  ],
  [
    'She stood in when our cook was off sick for a term, nobody asked her to.',
    'She stood in when our cook was off sick for a term. Nobody asked her to.',
  ],
  [
    'I finish the certificate in May, can start any time after that.',
    'I finish the certificate in May and can start any time after that.',
  ],
  ["Since 2022 I'm assistant branch manager.", "Since 2022 I've been assistant branch manager."],
  ['Since June I am working as a teller.', 'Since June I have been working as a teller.'],
  ['I am production operator in a dairy, 9 years.', 'I am a production operator in a dairy, 9 years.'],
  ['Since February I manage a plot of two acres.', 'Since February I have managed a plot of two acres.'],
  [
    'I have another offer, must answer by Friday, would rather have yours.',
    'I have another offer, must answer by Friday and would rather have yours.',
  ],
  ['I joined 4 May 2020.', 'I joined on 4 May 2020.'],
  ['I am leather worker since 2008.', 'I have been a leather worker since 2008.'],
  ['He goes to Canada in May, therefore he leaves us.', 'He goes to Canada in May; therefore, he leaves us.'],
])('mends "%s"', (typed, better) => {
  expect(mended(typed)).toBe(better);
});

it.each([
  'The day I started, the boss left.',
  'I was so tired, I slept for a day.',
  'I know that if you ring, someone answers.',
  'I do the rota, I order the stock, I train the new ones.',
  'It was a small kitchen, I think.',
  'They behave better because I learned all their names, the driver says.',
  'One of your staff took my CV, I think Mr Bell, and said they would call.',
  'I report to the manager, the head chef.',
  'The more I practised, the better it went.',
  'I joined in 2019 and when the boss left, I took over.',
  'Since 2021 I have worked there.',
  'Since 2021 I ran the shop.',
  'I am head chef of a restaurant.',
  'I am resigning as school librarian.',
  'All the time I was at home I kept the books of the chapel.',
  "Every team I've had, I've taken a learner.",
  'Sommelier at Casa do Ribeirinho for four years.',
])('leaves "%s"', (typed) => {
  expect(mended(typed)).toBe(typed);
});
