import { spokenLanguage, spokenLocale } from '../say/speaker.ts';

/** The countries whose pay is known, as the product writes them. */
export const countries = ['us', 'gb', 'ca', 'au', 'de', 'fr', 'nl', 'sg'] as const;
export type Country = (typeof countries)[number];

/** Whether a country of this code (ISO 3166, lower case) is one of them. */
export const isCountry = (code: string): code is Country => countries.some((country) => country === code);

export const countryNames: Readonly<Record<Country, string>> = {
  us: 'United States',
  gb: 'United Kingdom',
  ca: 'Canada',
  au: 'Australia',
  de: 'Germany',
  fr: 'France',
  nl: 'Netherlands',
  sg: 'Singapore',
};

/** As they stand in a sentence. */
export const countryPhrases: Readonly<Record<Country, string>> = {
  ...countryNames,
  us: 'the United States',
  gb: 'the United Kingdom',
  nl: 'the Netherlands',
};

/** The same in the language of whoever reads. */
export function countryPhrase(country: Country): string {
  if (spokenLanguage() === 'en') return countryPhrases[country];
  const names = new Intl.DisplayNames(spokenLocale(), { type: 'region' });
  return names.of(country.toUpperCase()) ?? countryPhrases[country];
}

export const currencies: Readonly<Record<Country, string>> = {
  us: 'USD',
  gb: 'GBP',
  ca: 'CAD',
  au: 'AUD',
  de: 'EUR',
  fr: 'EUR',
  nl: 'EUR',
  sg: 'SGD',
};

/** The currency of a country, ISO 4217; '' where its pay is not known. */
export function currencyOf(country: string | null): string {
  const known = countries.find((one) => one === country);
  return known ? currencies[known] : '';
}
