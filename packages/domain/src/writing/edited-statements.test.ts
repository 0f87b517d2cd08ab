import { expect, it } from 'vitest';
import { aRequest } from '@candor/testing';
import { fromText, toText } from '../cv/index.ts';
import { writeCvNow } from './composing/built-in-writer.ts';
import { carryFacts, joinFacts } from './carry-facts.ts';
import { editedStatements } from './edited-statements.ts';

const { document, facts } = writeCvNow(aRequest({ summary: 'Nurse from Leeds.' }), { today: '2026-11' });
const text = toText(document);
const bullet = document.experience[0]?.bullets[0] ?? '';

it('knows every statement that was generated', () => {
  expect(bullet).not.toBe('');
  expect(editedStatements(document, facts)).toEqual([]);
});

it.each([
  ['reworded', `${bullet}, by my own hand`],
  ['begun differently', `Gladly ${bullet}`],
  ['written anew', 'Sat on the board'],
])('finds a bullet that was %s, and takes its evidence', (_, own) => {
  const edited = text.replace(bullet, own);
  expect(editedStatements(fromText(edited), facts)).toEqual([own]);
  const carried = carryFacts(facts, edited);
  expect(carried.sentences.length).toBe(facts.sentences.length - 1);
  expect(carried.sentences.map((sentence) => sentence.text)).not.toContain(bullet);
});

it('finds a sentence added to the summary and leaves the others their evidence', () => {
  const edited = text.replace(document.summary, `${document.summary} I juggle.`);
  expect(editedStatements(fromText(edited), facts)).toEqual(['I juggle.']);
  expect(carryFacts(facts, edited).sentences.length).toBe(facts.sentences.length);
});

it('joins two reports on what stands of each text', () => {
  const edited = text.replace(bullet, 'Sat on the board');
  const earlier = carryFacts(facts, edited);
  expect(joinFacts(facts, earlier, text)).toEqual(carryFacts(facts, text));
  const none = { ...facts, sentences: [] };
  expect(joinFacts(none, facts, text).sentences).toEqual(facts.sentences);
});
