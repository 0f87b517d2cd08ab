import { expect, it } from 'vitest';
import { addProposed } from './add-proposed.ts';
import { improveWriting } from './improve-writing.ts';

const sentences = improveWriting('Trained 12 nurses in wound care.', 'impact');

it('takes from a model only what holds the facts of the sentence', () => {
  const { sentences: added } = addProposed(sentences, [
    ['Taught 12 nurses wound care.', 'Trained 40 nurses at Mayo Clinic.', 'Trained 12 nurses.\nAnd more.'],
  ]);
  const [first] = added;
  expect(first?.rewrites[0]?.text).toBe('Taught 12 nurses wound care.');
  expect(first?.note).toBe('');
  expect(first?.rewrites.map(({ text }) => text).join(' ')).not.toMatch(/40|Mayo|And more/);
});

it('gives back what invents a fact, with the fact in its own words', () => {
  const { refused } = addProposed(sentences, [['Trained 40 nurses in wound care.']]);
  expect(refused).toEqual([
    { at: 0, kind: 'figure', words: expect.stringContaining('40'), text: 'Trained 40 nurses in wound care.' },
  ]);
});

it('leaves a sentence as it is where nothing is proposed for it', () => {
  expect(addProposed(sentences, [])).toEqual({ sentences, refused: [] });
});
