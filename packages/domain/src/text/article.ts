const VOWEL_SOUND =
  /^(?:[ai]|e(?!u|we)|o(?!ne\b|nce\b|ne-)|u(?!ni(?![nm])|s[aeiu]|t[ei]|r[aio]|bi|k\b|fo|gan)|h(?:our|onest|onou?r|eir))/i;
/** Letters whose names begin with a vowel: "an MSc", "an HR officer". */
const SPELLED = /^[AEFHILMNORSX](?:[A-Z]|\b)/;
const NUMBER = /^(?:8\d*|1[18](?:,\d{3})*)(?!\d)/;

/** The article a word is said with: "an hour", "a university", "an 18-bed ward", "an MSc". Acronyms are spelled out. */
export function indefiniteArticle(text: string): 'a' | 'an' {
  if (/^\d/.test(text)) return NUMBER.test(text) ? 'an' : 'a';
  const isAcronym = /^[A-Z]{2}/.test(text);
  return (isAcronym ? SPELLED.test(text) : VOWEL_SOUND.test(text) || /^[AEFHILMNORSX]\b/.test(text))
    ? 'an'
    : 'a';
}

/** A title behind its article: "a Staff Nurse", "an HR Officer"; '' of none. */
export const withArticle = (title: string): string =>
  title === '' ? '' : `${indefiniteArticle(title)} ${title}`;
