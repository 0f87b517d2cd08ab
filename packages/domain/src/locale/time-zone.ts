import { countries } from './country-names.ts';

/** The zones of a country; browsers that do not know them (Firefox) say none. */
function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    `und-${country}`,
  );
  return locale.getTimeZones?.() ?? [];
}

function search(timeZone: string, likely: readonly string[]): string | null {
  try {
    // By the name that the engine itself has for it: Asia/Kolkata is Asia/Calcutta.
    const { timeZone: own } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
    return [...likely, ...countries].find((one) => zonesOf(one).includes(own)) ?? null;
  } catch {
    return null;
  }
}

const found = new Map<string, string | null>();

/** The country of a time zone, ISO 3166 in small letters; null where it is none's or the engine cannot tell. `likely` are asked first. */
export function countryOfTimeZone(timeZone: string, likely: readonly string[] = []): string | null {
  if (timeZone === '' || timeZone === 'UTC') return null;
  const known = found.get(timeZone);
  if (known !== undefined) return known;
  const country = search(timeZone, likely);
  found.set(timeZone, country);
  return country;
}

/** The country of a device: of its time zone, else of the first of its languages that names one; '' where neither tells. */
export function deviceCountry({
  languages,
  timeZone,
}: {
  languages: readonly string[];
  timeZone: string;
}): string {
  const regions = languages.flatMap((tag) => /-([A-Za-z]{2})(?:-|$)/.exec(tag)?.[1]?.toLowerCase() ?? []);
  const likely = regions.filter((region) => countries.includes(region));
  return countryOfTimeZone(timeZone, likely) ?? likely[0] ?? '';
}
