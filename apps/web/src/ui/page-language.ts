const [written] = (globalThis.document?.documentElement.lang ?? '').split('-');

/** The language that this page speaks, by BCP 47: that of its words, which were put in place when it was built. */
export const pageLanguage = written === '' || written === undefined ? 'en' : written;

const asked = (globalThis.navigator?.languages ?? []).find((tag) => tag.split('-')[0] === pageLanguage);
const locale = asked ?? pageLanguage;

/** The same as the browser asks for it, `de-AT`, for numbers and sorting. Figures are those that people type everywhere. */
export const pageLocale = pageLanguage === 'ar' ? `${locale}-u-nu-latn` : locale;

/** Which way its lines run. */
export const pageDirection = globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
