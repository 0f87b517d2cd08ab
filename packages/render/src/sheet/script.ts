const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const upright =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}]/u;

/** Whether a text is, in part, Chinese, Japanese or Korean. */
export const isEastAsian = (text: string): boolean => eastAsian.test(text);

/** Whether a text is, in part, in a script that has no italics: where italics are asked for, a program would slant its letters. */
export const isUpright = (text: string): boolean => isEastAsian(text) || upright.test(text);
