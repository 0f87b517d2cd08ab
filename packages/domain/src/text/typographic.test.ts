import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typographic, typographicName } from './typographic.ts';

it.each([
  ['en', 'Named "Nurse of the Year" twice', 'Named “Nurse of the Year” twice'],
  ['en', `Said "it's a 'good' ward" to all`, 'Said “it’s a ‘good’ ward” to all'],
  ['en', "the nurses' rota, since '09", 'the nurses’ rota, since ’09'],
  ['en', 'Two wards - one team -- no agency', 'Two wards – one team – no agency'],
  ['de', 'Als "Beste" geehrt', 'Als „Beste“ geehrt'],
  ['de-AT', 'Als "Beste" geehrt', 'Als „Beste“ geehrt'],
  ['fr', 'Mon parcours : « deux ans » ?', 'Mon parcours\u00a0: «\u00a0deux ans\u00a0»\u00a0?'],
  ['de', 'Zwei : drei', 'Zwei : drei'],
  ['fr', 'Le prix "Or" de l\'année', 'Le prix «\u00a0Or\u00a0» de l’année'],
  ['es', 'El premio "Oro"', 'El premio «Oro»'],
  ['it', 'Il premio "Oro"', 'Il premio «Oro»'],
])('%s: %s', (language, typed, set) => {
  expect(typographic(typed, language)).toBe(set);
});

it.each([
  `A 6'2" wall and a 27" screen`,
  'A 27" screen and a 24" one',
  'well-known, 32-bed, --force, a-z',
  'one " alone',
  '- begins with one',
])('leaves %s as typed', (typed) => {
  expect(typographic(typed, 'en')).toBe(typed);
});

it('leaves languages it does not know, and what is set already', () => {
  expect(typographic('"x" - y', 'ja')).toBe('"x" - y');
  expect(typographic('“x” – y’s', 'en')).toBe('“x” – y’s');
});

it('sets the apostrophes of a name as those of a sentence, and nothing else of it', () => {
  for (const name of ["O'Brien", "St. David's", "James' Bakery", "d'Artagnan's"])
    expect(typographicName(name, 'en')).toBe(typographic(name, 'en'));
  expect(typographicName("O'Brien", 'en')).toBe('O’Brien');
  expect(typographicName(`The "Inn" - A 'B'`, 'en')).toBe(`The "Inn" - A 'B'`);
  expect(typographicName("O'Brien", 'uk')).toBe(typographic("O'Brien", 'uk'));
});

it('changes nothing but marks', () => {
  const words = fc.array(fc.constantFrom('"', "'", ' ', '-', 'a', 'Bé', '9', '.', '('), { maxLength: 30 });
  fc.assert(
    fc.property(words, fc.constantFrom('en', 'de', 'fr', 'es'), (parts, language) => {
      const typed = parts.join('');
      const set = typographic(typed, language);
      const bare = (text: string) => text.replaceAll(/["'„“”‚‘’«»‹›\u00a0–-]/gu, '');
      expect(bare(set)).toBe(bare(typed));
    }),
  );
});
