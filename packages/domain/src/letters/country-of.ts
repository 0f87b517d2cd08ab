import { personLocale, writesAmerican, type Home, type WrittenSigns } from '../locale/index.ts';
import { letterCountries, type LetterCountry } from './request.ts';

interface Writer extends WrittenSigns {
  /** Chosen in the form: goes before all that is read. */
  country?: LetterCountry | undefined;
  /** Whom the letter goes to: tells where the writer's own signs do not. */
  companyAddress?: string;
}

/** Countries that are called as their language is. */
const homes = ['de', 'fr', 'es', 'it', 'nl', 'pt'] as const;

/** The country whose letter form goes with a language; undefined where none does. */
export const homeOf = (language: string): LetterCountry | undefined => homes.find((one) => one === language);

/** The country whose letter form a country's people use: its own, its language's, or that of its English. */
function letterCountryIn(country: string): LetterCountry {
  const own = letterCountries.find((one) => one === country);
  return (
    own ??
    homeOf(new Intl.Locale(`und-${country}`).maximize().language) ??
    (writesAmerican(country) ? 'us' : 'gb')
  );
}

/** Americans name the state behind the town; where nothing at all is said, the interface's own form stands. */
const isAmericanPlace = ({ location = '', phone = '' }: Writer) =>
  location.trim() === '' ? !phone.trim().startsWith('0') : /, \p{Lu}{2}\b/u.test(location);

/**
 * Whose letter form a writer goes by: chosen, else by their own country, else the employer's address. A place that nothing is
 * known of writes the day first, as most of the world does.
 */
export function countryOfWriter(writer: Writer, home?: Home): LetterCountry {
  if (writer.country !== undefined) return writer.country;
  const country =
    personLocale(writer, home).country ?? personLocale({ location: writer.companyAddress ?? '' }).country;
  return country === null ? (isAmericanPlace(writer) ? 'us' : 'gb') : letterCountryIn(country);
}
