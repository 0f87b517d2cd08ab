import { distinctiveForms, distinctiveWords } from './content-language.data.ts';

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(distinctiveWords))
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
];

/** The blocks of Unicode that hold other scripts; without them none need be counted. */
const BEYOND_LATIN = /[\u0370-\u1fff\u2c00-\u{10ffff}]/u;

/** What a form is weighed as: a telling letter less than a word. */
const FORM = 0.6;
/** What the writer's country weighs where words tell little: less than two words do. */
const PLACE = 0.9;
const LEAST = 1;

export interface ContentHints {
  /** The language of the place the writer lives in. */
  place?: string | undefined;
  /** Whether it is known not to be English: then a single sign is enough. Default false. */
  isForeign?: boolean;
}

/**
 * The language that the fields of a form are mostly typed in, as BCP 47; '' where they do not tell. Fields are short: a
 * few small words, letters and ends of words decide, and where these are few, the writer's place with them.
 */
export function contentLanguage(
  fields: readonly string[],
  { place, isForeign = false }: ContentHints = {},
): string {
  const text = fields.join('\n').slice(0, 20_000).normalize('NFC');
  const hasLetters = /\p{L}/u.test(text);
  if (BEYOND_LATIN.test(text)) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    for (const [script, language] of scripts)
      if ((text.match(script)?.length ?? 0) > 0.3 * letters && letters > 0) return language;
  }
  const scores = new Map(Object.keys(distinctiveWords).map((language) => [language, 0]));
  const add = (language: string, value: number) => scores.set(language, (scores.get(language) ?? 0) + value);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const languages = languagesOf.get(word) ?? [];
    for (const language of languages) add(language, 1 / languages.length);
  }
  for (const [language, form] of distinctiveForms) add(language, FORM * (text.match(form)?.length ?? 0));
  if (place !== undefined && scores.has(place) && hasLetters) add(place, PLACE);
  if (isForeign) scores.delete('en');
  const [best, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (!best || best[1] < (isForeign ? FORM : LEAST)) return '';
  return second && second[1] > 0.9 * best[1] ? '' : best[0];
}
