import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEnglish, readFragment } from './read-english.ts';

const tagged = (text: string) =>
  readEnglish(text)
    .sentences.flatMap(({ tokens }) => tokens.map((token) => `${token.text}/${token.form ?? token.pos}`))
    .join(' ');

it.each([
  ['Drove lorries at night', 'verb', 'past', 1],
  ['I look after eight horses', 'sentence', 'present', 1],
  ['The ward was praised by the inspectors', 'sentence', 'past', 3],
  ['I will call you on Monday', 'sentence', 'future', 1],
  ['Night porter at the Royal Infirmary', 'noun', null, null],
  ['Looking after horses', 'gerund', null, null],
  ['Excel, Word, Outlook', 'list', null, null],
  ['because I like working with animals', 'clause', 'present', null],
])('says what %j is', (text, kind, tense, person) => {
  expect(readFragment(text)).toMatchObject({ kind, tense, person });
});

it('sees passive, negation and question', () => {
  expect(readFragment('Patients were moved safely')).toMatchObject({ isPassive: true, isNegated: false });
  expect(readFragment('I do not drive')).toMatchObject({ isNegated: true, isPassive: false });
  expect(readFragment('Could we meet next week?')).toMatchObject({ isQuestion: true });
  expect(readFragment('I have worked here for two years')).toMatchObject({
    aspect: 'perfect',
    tense: 'present',
  });
});

it('tells verbs from the nouns that look like them', () => {
  expect(tagged('Book the hall')).toBe('Book/base the/determiner hall/noun');
  expect(tagged('He runs the stall')).toBe('He/pronoun runs/present3 the/determiner stall/noun');
  expect(tagged('two runs')).toBe('two/number runs/noun');
});

it('takes a capital within a sentence for a name', () => {
  const [sentence] = readEnglish('Worked with Swift deliveries').sentences;
  expect(sentence?.tokens.map(({ isName }) => isName)).toEqual([false, false, true, false]);
});

it('places every token and phrase where its text stands', () => {
  const line = fc.stringMatching(/^[A-Za-z0-9 ,.'’£é👩:;()-]{0,60}$/u);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const text = lines.join('\n');
      for (const { span, tokens, phrases } of readEnglish(text).sentences) {
        let at = span.start;
        for (const token of tokens) {
          expect(text.slice(token.span.start, token.span.end)).toBe(token.text);
          expect(token.span.start).toBeGreaterThanOrEqual(at);
          at = token.span.end;
        }
        expect(at).toBeLessThanOrEqual(span.end);
        for (const { from, to, head } of phrases) expect(from <= head && head < to).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

it.each([
  ['They answered the same day (ref. SDF/0417). I waited.', 2],
  ['Fixed pumps incl. seals. Wrote it up.', 2],
  ['See vol. 3 of it. I teach maths. 30 pupils came.', 3],
  ['I used SAP. 40 people did.', 2],
])('%j is %i sentences: none ends in brackets or at a short form', (text, count) => {
  expect(readEnglish(text).sentences).toHaveLength(count);
});

it('reads the same text in the same way, whatever was read before', () => {
  const [, second] = readEnglish('A porter\nI drive a van').sentences;
  const alone = readFragment('I drive a van');
  expect(second?.kind).toBe(alone?.kind);
  expect(second?.span).toEqual({ start: 9, end: 22 });
});
