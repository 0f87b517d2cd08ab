import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Words } from './words.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'B', 'é', '7', ' ', '\t', ',', '-', '(', ')', '🏠') });
const START = 40;

/** Whether each unit of some words is that of the text at its place, or has none. */
function isTrue(words: Words, source: string): boolean {
  return (
    words.places.length === words.text.length &&
    words.places.every((place, at) => place === -1 || source[place - START] === words.text[at])
  );
}

const acts: readonly ((words: Words) => Words[])[] = [
  (words) => [words.slice(1, -1)],
  (words) => [words.trimmed({ start: '(,', end: ',-)' })],
  (words) => words.parted(/\t+|,\s*/gu),
  (words) => [words.without(/\s+/gu, ' ')],
  (words) => [words.without(/^\(?a/u)],
  (words) => [words.plus(')').plus(words)],
  (words) => [Words.join(words.parted(/ /gu), ' – ')],
];

it('knows of each of its units where it stands, whatever is done to it', () => {
  fc.assert(
    fc.property(text, fc.array(fc.constantFrom(...acts), { maxLength: 4 }), (source, some) => {
      let all = [Words.at(source, START)];
      for (const act of some) all = all.flatMap(act).slice(0, 8);
      expect(all.every((words) => isTrue(words, source))).toBe(true);
    }),
  );
});

it('says what a text says from which the same is taken', () => {
  fc.assert(
    fc.property(text, (source) => {
      const words = Words.at(source, START);
      expect(words.parted(/,/gu).map((part) => part.text)).toEqual(source.split(','));
      expect(words.without(/\t/gu, ' ').text).toBe(source.replaceAll('\t', ' '));
      expect(words.without(/-/u).text).toBe(source.replace('-', ''));
    }),
  );
});

it('leaves out the hyphen that parted a word at the end of a line', () => {
  const joined = Words.at('Erfah-', 0).withLine(Words.at('rungen', 6));
  expect(joined).toEqual(new Words('Erfahrungen', [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]));
  expect(Words.at('one', 0).withLine(Words.at('two', 3)).places).toEqual([0, 1, 2, -1, 3, 4, 5]);
});
