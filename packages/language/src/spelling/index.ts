/** The mechanics of English that need no tagger: spaces, marks, frequent misspellings, capitals. Light enough for a page. */
export { misspelling } from './misspelling.ts';
export { otherSpellings, type EnglishVariant } from './variants.ts';
export { asSentence, isCapitalWord, tidy, withoutStop } from './tidy.ts';
