import { expect, it } from 'vitest';
import { aRequest } from '@candor/testing';
import { figureQuestions } from './figure-questions.ts';

function questions(description: string, duration = '2015 - 2018') {
  return figureQuestions(aRequest({ experience: [{ company: 'A', position: 'B', duration, description }] }));
}

it.each([
  ['Cared for patients after surgery', '2015 - 2018', 'How many patients did you care for?'],
  ['Trained new nurses', '2015 - 2018', 'How many new nurses did you train?'],
  ['Managed a team', '2015 - 2018', 'How many people were in the team?'],
  ['Improved the handover', '2015 - 2018', 'By how much did you improve the handover?'],
  ['Reduced the waste by buying locally', '2015 - 2018', 'By how much did you reduce the waste?'],
])('%j of %s is asked: %s', (description, duration, question) => {
  expect(questions(description, duration)).toEqual([
    { field: 'experience.0.description', sentence: description, question },
  ]);
});

it('asks nothing where a figure stands, where none would help, and in other languages', () => {
  expect(
    questions('Trained 18 nurses\nFirst and second fix\nVerantwortlich für die Pflege der Patienten'),
  ).toEqual([]);
});

it('asks one of a job, the most valuable, and of three jobs at most', () => {
  const description = 'Kept records\nTrained nurses\nImproved the hygiene\nCooked meals\nMet clients';
  const experience = Array.from({ length: 6 }, (_one, at) => ({ company: `C${at}`, description }));
  const asked = figureQuestions(aRequest({ experience }));
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ sentence }) => sentence))).toEqual(new Set(['Improved the hygiene']));
  expect(figureQuestions(aRequest({ experience: experience.slice(0, 1) }))).toHaveLength(1);
});
