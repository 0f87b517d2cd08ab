import { expect, it } from 'vitest';
import { screenLanguageOf } from './screen-languages.ts';

it.each([
  [['de-AT', 'en'], 'de'],
  [['pt-BR', 'ES'], 'es'],
  [['nl'], 'en'],
  [[], 'en'],
  [['constructor', 'fr'], 'fr'],
])('who asks for %s reads %s', (asked, language) => {
  expect(screenLanguageOf(asked)).toBe(language);
});

it('speaks no language that is switched off', () => {
  expect(screenLanguageOf(['ar', 'fr'], ['en', 'fr'])).toBe('fr');
  expect(screenLanguageOf(['ar'], ['en', 'fr'])).toBe('en');
});
