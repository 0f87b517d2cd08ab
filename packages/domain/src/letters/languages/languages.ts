import { contentLanguage } from '../../text/index.ts';
import { isEnglish } from '../../writing/index.ts';
import type { LetterFacts } from '../letter-facts.ts';
import type { LetterCountry, LetterRequest } from '../request.ts';
import { languageOfPlace, typedLetterLanguage, typedTexts } from '../typed-letter-language.ts';
import type { OwnLanguage, Region } from './own-language.ts';

/** The language that a form is filled in, as BCP 47; `und` where it is none that is known. English where its words do not tell. */
export function requestLanguage(request: LetterRequest, country: LetterCountry): string {
  const typedLanguage = typedLetterLanguage(request, country);
  if (typedLanguage !== '') return typedLanguage;
  const fields = typedTexts(request);
  const typed = fields.join('\n');
  if (!/\p{L}/u.test(typed) || isEnglish(typed)) return 'en';
  return contentLanguage(fields, { place: languageOfPlace(country), isForeign: true }) || 'und';
}

/** Where the writer's customs differ from those of the language's largest country. */
export function regionOf({ residence }: Pick<LetterFacts, 'residence'>, language: OwnLanguage): Region {
  if (residence === null) return '';
  const isSpanish = new Intl.Locale(`und-${residence}`).maximize().language === 'es';
  if (language === 'es') return isSpanish && residence !== 'es' ? 'latin america' : '';
  if (language !== 'de') return '';
  return residence === 'ch' ? 'switzerland' : residence === 'at' ? 'austria' : '';
}
