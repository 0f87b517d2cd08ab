import {
  deviceCountry,
  personLocale,
  type Home,
  type PersonLocale,
  type WrittenSigns,
} from '@candor/domain/locale';
import { pageLanguage, pageLocale } from '../ui/page-language.ts';
import { chosenZone } from './chosen-zone.ts';

let country: string | undefined;

/** What this device and the settings say of the person's country. */
export function home(): Required<Home> {
  country ??= deviceCountry({
    languages: navigator.languages,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return { deviceCountry: country, timeZone: chosenZone() };
}

/** The country and language of the person, by what they wrote of themselves, else by device and settings. */
export const localeOf = (written: WrittenSigns = {}): PersonLocale => personLocale(written, home());

/** The locale in which dates are written to the person: the English of where they are, else the language of the page. */
export const readingLocale = (): string => (pageLanguage === 'en' ? localeOf().language : pageLocale);
