import type { CvDesign } from '@candor/domain/cv';
import type { ResolvedLayout } from './resolved-layout.ts';

/** Scripts that hardly any other language of CVs is written in; kana before Han, which Japanese is written in too. */
const byScript: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Greek}/u, 'el'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
];

/**
 * The language of a CV's text, as a BCP 47 tag: the one given, else that of the section names, unless these are English
 * as they come and the summary (or without one the headline) is in a script of its own.
 * @param given what the caller knows of the text
 */
export function languageOf(
  given: string | undefined,
  { language }: CvDesign,
  resolved: ResolvedLayout,
): string {
  if (given !== undefined && given !== '') return given;
  if (language !== 'en') return language;
  const summary = resolved.sections.find((section) => section.kind === 'prose')?.paragraphs[0];
  const text = summary ?? (resolved.headline === '' ? resolved.name : resolved.headline);
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin * 2 > letters.length) return language;
  return byScript.find(([script]) => script.test(text))?.[1] ?? language;
}
