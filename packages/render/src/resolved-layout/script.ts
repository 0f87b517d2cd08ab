const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const upright =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}]/u;

/** Whether a text is, in part, in the letters that only Japanese has. */
export const isKana = (text: string): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** Whether a text is, in part, Chinese, Japanese or Korean. */
export const isEastAsian = (text: string): boolean => eastAsian.test(text);

/** Whether a text is, in part, in a script that has no italics: where italics are asked for, a program would slant its letters. */
export const isUpright = (text: string): boolean => isEastAsian(text) || upright.test(text);

/** The first letter of a text in a script that the layouts' own families do not draw, or null where it has none. */
export const standInLetter = (text: string): string | null =>
  eastAsian.exec(text)?.[0] ?? upright.exec(text)?.[0] ?? null;
