const tag = globalThis.document?.documentElement.lang ?? '';
const [written] = tag.split('-');

/** The language that this page speaks, by BCP 47: that of its words, which were put in place when it was built. */
export const pageLanguage = written === '' || written === undefined ? 'en' : written;

/** The name under which its words are found: the language that is none, which shows what is not translated, is an English. */
export const pageWords = tag.endsWith('-x-pseudo') ? 'pseudo' : pageLanguage;

const asked = (globalThis.navigator?.languages ?? []).find((tag) => tag.split('-')[0] === pageLanguage);
const locale = asked ?? pageLanguage;

/** The same as the browser asks for it, `de-AT`, for numbers and sorting. Figures are those that people type everywhere. */
export const pageLocale = pageLanguage === 'ar' ? `${locale}-u-nu-latn` : locale;

/** Which way its lines run. */
export const pageDirection = globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
