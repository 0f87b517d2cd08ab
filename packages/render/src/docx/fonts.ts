import type { IFontAttributesProperties } from 'docx';
import { families } from '../fonts/families.ts';
import type { Theme } from '../layouts/theme.ts';

export type Scripts = {
  /** Tags of the languages a word processor takes for the text's other scripts. */
  eastAsia: 'zh-CN' | 'ja-JP' | 'ko-KR';
  bidirectional: 'ar-SA' | 'he-IL' | 'hi-IN';
};

/** Which of the scripts beside Latin a text is written in; where there is none, what a program takes hardly matters. */
export function scriptsOf(text: string): Scripts {
  const eastAsia = /\p{Script=Hangul}/u.test(text)
    ? 'ko-KR'
    : /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
      ? 'ja-JP'
      : 'zh-CN';
  const bidirectional = /\p{Script=Hebrew}/u.test(text)
    ? 'he-IL'
    : /\p{Script=Devanagari}/u.test(text)
      ? 'hi-IN'
      : 'ar-SA';
  return { eastAsia, bidirectional };
}

/** Faces that office programs carry for each script: Word 2016 and later, and LibreOffice by its own replacements. */
const eastAsian = { 'zh-CN': 'Microsoft YaHei', 'ja-JP': 'Yu Gothic', 'ko-KR': 'Malgun Gothic' };
const complex = { 'ar-SA': 'Arial', 'he-IL': 'Arial', 'hi-IN': 'Nirmala UI' };

/** The faces of one family for Latin and for the other scripts of the text. */
export function officeFonts(
  theme: Theme,
  family: 'text' | 'display',
  scripts: Scripts,
): IFontAttributesProperties {
  const { office } = families[theme.type[family]];
  return {
    ascii: office,
    hAnsi: office,
    cs: complex[scripts.bidirectional],
    eastAsia: eastAsian[scripts.eastAsia],
  };
}
