import { meaningsOf } from '@candor/english';
import { contentLanguage } from '../../text/index.ts';
import type { LetterFacts } from '../letter-facts.ts';
import type { LetterCountry, LetterRequest } from '../request.ts';
import { languageOfPlace, typedLetterLanguage, typedTexts } from '../typed-letter-language.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { LetterLanguage, OwnLanguage, Region } from './letter-language.ts';
import { regionSigns } from './regions.data.ts';
import { spanish } from './spanish.ts';

const rulesOf: Readonly<Record<OwnLanguage, LetterLanguage>> = { de: german, fr: french, es: spanish };

/** What letters of a language need; undefined for languages that have none of their own. */
export function letterLanguage(language: string): LetterLanguage | undefined {
  return language in rulesOf ? rulesOf[language as OwnLanguage] : undefined;
}

/** The language that a form is filled in, as BCP 47; `und` where it is none that is known, '' where its words do not tell. */
export function requestLanguage(request: LetterRequest, country: LetterCountry): string {
  const told = typedLetterLanguage(request, country);
  const fields = typedTexts(request);
  if (told !== '' || isOfEnglishWords(fields.join(' '))) return told;
  return contentLanguage(fields, { place: languageOfPlace(country), isForeign: true }) || 'und';
}

/** Whether English knows half of a text's longer words; a text without any counts as English. */
function isOfEnglishWords(text: string): boolean {
  const words = text.toLowerCase().match(/(?<![\p{L}\p{N}])\p{L}{3,}(?![\p{L}\p{N}])/gu) ?? [];
  return 2 * words.filter((word) => meaningsOf(word).length > 0).length >= words.length;
}

/** Where the writer's customs differ from those of the language's largest country. */
export function regionOf({ request, cv }: LetterFacts, language: OwnLanguage): Region {
  const location = request.location || cv.basics.location;
  const phone = (request.phone || cv.basics.phone).replaceAll(/[^\d+]/g, '');
  const email = request.email || cv.basics.email;
  const found = regionSigns.find(
    ([of, , place, code, domain]) =>
      of === language && (place.test(location) || code.test(phone) || domain.test(email.trim())),
  );
  return found?.[1] ?? '';
}
