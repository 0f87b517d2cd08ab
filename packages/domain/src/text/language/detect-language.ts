import { stopWords } from './stop-words.data.ts';

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(stopWords))
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** Letters that only one of our languages uses. */
const LETTERS: readonly (readonly [string, RegExp])[] = [
  ['es', /[ñ¿¡]|ción\b/giu],
  ['pt', /[ãõ]|ções\b/giu],
  ['de', /[ßäöü]/giu],
  ['fr', /[êœûîë]|(?<!\p{L})[ldnqjs]['’]/giu],
  ['it', /zione\b|(?<!\p{L})dell['’]|[ìò]/giu],
  ['nl', /ij(?=\p{L})|(?:heid|lijk)\b/giu],
];

/** The language a text is mostly written in, as BCP 47; `und` where its words do not tell. */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, 20_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  const kana = sample.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (kana > 0.1 * letters && kana > 10) return 'ja';
  if (han > 0.25 * letters && han > 10) return 'zh';
  if ((sample.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) > 0.4 * letters && letters > 20) return 'ru';
  // Names of tools and addresses stand in Latin letters in either.
  if ((sample.match(/\p{Script=Hebrew}/gu)?.length ?? 0) > 0.3 * letters && letters > 20) return 'he';
  if ((sample.match(/\p{Script=Arabic}/gu)?.length ?? 0) > 0.3 * letters && letters > 20)
    return /[پچژگ]/u.test(sample) ? 'fa' : 'ar';
  const words = sample.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const scores = new Map(Object.keys(stopWords).map((language) => [language, 0]));
  const add = (language: string, value: number) => scores.set(language, (scores.get(language) ?? 0) + value);
  for (const word of words) {
    const languages = languagesOf.get(word) ?? [];
    for (const language of languages) add(language, 1 / languages.length ** 1.5);
  }
  for (const [language, form] of LETTERS) add(language, 0.4 * (sample.match(form)?.length ?? 0));
  const [best, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (!best || best[1] < 2 || best[1] < 0.015 * words.length) return 'und';
  return second && second[1] > 0.92 * best[1] ? 'und' : best[0];
}
