export { countriesOfCode } from './countries-of-code.ts';
export { countriesCalled, countryName } from './country-names.ts';
export { writesAmerican } from './english.ts';
export { paperOf } from './paper.ts';
export { personLocale, type Home, type PersonLocale, type WrittenSigns } from './person-locale.ts';
export {
  isScreenLanguage,
  screenLanguageIds,
  screenLanguageOf,
  screenLanguages,
  type ScreenLanguage,
  type ScreenLanguageId,
} from './screen-languages.ts';
export { countryOfTimeZone, deviceCountry } from './time-zone.ts';
