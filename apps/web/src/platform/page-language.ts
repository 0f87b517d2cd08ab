import { screenLanguageOf } from '@candor/domain/locale';

/** The language that this page speaks: that of its words, which were put in place when the page was built. */
export const pageLanguage = screenLanguageOf([globalThis.document?.documentElement.lang ?? '']);

const asked = (globalThis.navigator?.languages ?? []).find((tag) => tag.split('-')[0] === pageLanguage);

/** The same as the browser asks for it: `de-AT`. Figures are Western ones everywhere: those that people type are. */
export const pageLocale =
  pageLanguage === 'ar' ? `${asked ?? pageLanguage}-u-nu-latn` : (asked ?? pageLanguage);
