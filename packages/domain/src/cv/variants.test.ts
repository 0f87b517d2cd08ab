import { expect, it } from 'vitest';
import { distinctLabels } from './labels.ts';
import { languageTagSchema, sectionLanguageOf, variantsTogether } from './variants.ts';

it('puts the languages of one CV together, where the first of them stands', () => {
  const cv = (id: string, variantGroup: string | null = null) => ({ id, variantGroup });
  const listed = variantsTogether([cv('a'), cv('b', 'x'), cv('c'), cv('d', 'x'), cv('e', 'y')]);
  expect(listed.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c', 'e']);
});

it.each([
  ['en', 'en'],
  ['pt-BR', 'pt'],
  ['zh-Hant', 'zh'],
  ['sv', undefined],
])('finds section names for %s', (tag, language) => {
  expect(languageTagSchema.safeParse(tag).success).toBe(true);
  expect(sectionLanguageOf(tag)).toBe(language);
});

it('refuses what is no language', () => {
  for (const tag of ['', 'english', 'EN', 'en_US', '__proto__', 'en-US-x-y'])
    expect(languageTagSchema.safeParse(tag).success).toBe(false);
});

it('has each label once, whatever its capitals', () => {
  expect(distinctLabels(['Nursing', ' nursing ', 'Austin', ''])).toEqual(['Nursing', 'Austin']);
});
