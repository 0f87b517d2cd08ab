import { expect, it } from 'vitest';
import { markKey, wordedMarkKey, type Mark } from './mark.ts';
import { unsettled } from './settle-marks.ts';

const english: Mark = {
  line: 'experience.0.bullets.0',
  kind: 'proposal',
  words: 'I kept the log',
  why: 'CVs usually leave out “I”.',
  about: 'first person',
  proposals: ['Kept the log'],
};
const german: Mark = { ...english, why: '„I“ lässt man im Lebenslauf meist weg.' };

it('knows a mark again in whatever language it is told', () => {
  expect(unsettled([german], [markKey(english)])).toEqual([]);
  expect(unsettled([english, german], [])).toEqual([english]);
});

it('knows one that was settled before marks said what they are about', () => {
  expect(unsettled([english], [wordedMarkKey(english)])).toEqual([]);
});

it('keeps two remarks on the same words apart', () => {
  const other: Mark = { ...english, about: 'repeated' };
  expect(unsettled([english, other], [markKey(english)])).toEqual([other]);
});
