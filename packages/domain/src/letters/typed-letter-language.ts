import { contentLanguage } from '../text/index.ts';
import { homeOf } from './country-of.ts';
import { letterFormOf } from './letter-form.ts';
import type { LetterCountry, LetterRequest } from './request.ts';

/** Fields that are typed in the letter's language, and titles, which are often the only words with a sign of it. */
const typedFields = [
  'motivation',
  'experience',
  'achievements',
  'specificRequirements',
  'skills',
  'relationship',
  'jobTitle',
  'positionApplyingFor',
  'fullText',
] as const;

/** What a form says in the letter's language. */
export function typedTexts(request: LetterRequest): string[] {
  return typedFields.map((field) => request[field]);
}

export const languageOfPlace = (country: LetterCountry) => letterFormOf(country).language.slice(0, 2);

/** The language that a form is filled in, as far as its small words tell; '' where they do not. */
export function typedLetterLanguage(request: LetterRequest, country: LetterCountry): string {
  return contentLanguage(typedTexts(request), { place: languageOfPlace(country) });
}

/** The letter form for a language: the writer's country's where that is in it; undefined where no form is. */
export function formCountry(language: string, country: LetterCountry): LetterCountry | undefined {
  return letterFormOf(country).language.startsWith(language) ? country : homeOf(language);
}
