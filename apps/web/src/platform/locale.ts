import {
  deviceCountry,
  personLocale,
  type Home,
  type PersonLocale,
  type WrittenSigns,
} from '@candor/domain/locale';

let chosenTimeZone = '';
let country: string | undefined;

/** Takes the time zone of the settings, which tells a country where nothing nearer to the person does. */
export function liveInZone(timeZone: string): void {
  chosenTimeZone = timeZone;
}

/** What this device and the settings say of the person's country. */
export function home(): Required<Home> {
  country ??= deviceCountry({
    languages: navigator.languages,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return { deviceCountry: country, timeZone: chosenTimeZone };
}

/** The country and language of the person, by what they wrote of themselves, else by device and settings. */
export const localeOf = (written: WrittenSigns = {}): PersonLocale => personLocale(written, home());
