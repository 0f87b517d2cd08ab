import { aRequest } from '@candor/testing';
import { expect, it } from 'vitest';
import { headlineOf } from './headline.ts';

it.each([
  ['Line cook - NOT currently', 'Cook'],
  ['Retired - Baker', 'Baker'],
  ['Home baker / former office manager', 'Home baker'],
  ['Waiter / cook / writer', 'cook'],
  ['Cook / waiter', 'Cook / waiter'],
  ['Final-year student, civil engineering', 'Final-year student, civil engineering'],
  ['anything', 'Cook'],
])('%j is headed by %j', (jobTitle, headline) => {
  const experience = [{ position: 'Cook', company: 'Alder', duration: '2020 - present' }];
  expect(headlineOf(aRequest({ jobTitle, experience }))).toBe(headline);
});
