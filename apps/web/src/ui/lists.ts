import { onUse } from './on-use.ts';
import { pageLanguage, pageLocale } from './page-language.ts';

// The product's English has no comma before the last "or".
const locale = pageLanguage === 'en' ? 'en-GB' : pageLocale;
const any = onUse(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
const every = onUse(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
const each = onUse(() => new Intl.ListFormat(locale, { type: 'unit' }));

/** "Leadership, teamwork or conflict", as the reader writes it. */
export const anyOf = (words: readonly string[]): string => any().format(words);

/** "Leadership, teamwork and conflict", as the reader writes it. */
export const allOf = (words: readonly string[]): string => every().format(words);

/** "Leadership, teamwork, conflict", as the reader writes it. */
export const inOneLine = (words: readonly string[]): string => each().format(words);
