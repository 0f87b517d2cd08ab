import { countries } from './country-names.ts';
import { englishOf } from './english.ts';
import { landSign, mailSign, phoneSign, townSign, type Sign } from './signs.ts';
import { countryOfTimeZone } from './time-zone.ts';

/** What a person wrote of themselves. */
export interface WrittenSigns {
  location?: string;
  phone?: string;
  email?: string;
}

/** What device and settings say of them. */
export interface Home {
  /** The country of the device they used last, ISO 3166 in small letters; '' where it does not tell. */
  deviceCountry?: string;
  /** The time zone they chose; '' where they chose none. */
  timeZone?: string;
}

export interface PersonLocale {
  /** ISO 3166 in small letters; null where nothing tells for certain. */
  country: string | null;
  /** BCP 47: the English they read, `en-GB`. It decides spelling and dates. */
  language: string;
}

/** As many countries share a calling code; more is no answer. */
const MOST_OPEN = 30;

/** A country that is one of those we know; a sign that tells nothing otherwise. */
const oneOf = (country: string | null | undefined): Sign =>
  country && countries.includes(country) ? [country] : [];

/**
 * The country and language of a person: by the country or region they name, else their telephone number, mail address and town, else
 * their device, else their settings. A sign that leaves several open is narrowed by those behind it that agree with it.
 */
export function personLocale(
  { location = '', phone = '', email = '' }: WrittenSigns,
  home: Home = {},
): PersonLocale {
  const signs = [
    landSign(location),
    phoneSign(phone),
    mailSign(email),
    townSign(location),
    oneOf(home.deviceCountry),
    oneOf(countryOfTimeZone(home.timeZone ?? '')),
  ];
  let open: Sign = [];
  for (const sign of signs) {
    const both = open.length === 0 ? sign : open.filter((one) => sign.includes(one));
    if (both.length > 0) open = both;
  }
  const country = open.length > MOST_OPEN ? null : (open[0] ?? null);
  return { country, language: englishOf(country) };
}
