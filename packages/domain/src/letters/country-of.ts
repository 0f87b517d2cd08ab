import { callingCodes, cities, domains, lands, statesOf } from './places.data.ts';
import type { LetterCountry } from './request.ts';

interface Writer {
  /** Chosen in the form: goes before all that is read. */
  country?: LetterCountry | undefined;
  location: string;
  phone: string;
  email: string;
  /** Whom the letter goes to: tells where the writer's own signs do not. */
  companyAddress?: string;
}

/** The countries that a sign may stand for, the likeliest first; none where it tells nothing. */
type Sign = readonly LetterCountry[];

function tableOf(...rows: Partial<Record<LetterCountry, string>>[]): ReadonlyMap<string, Sign> {
  const countries = rows.flatMap((row) => Object.entries(row) as [LetterCountry, string][]);
  return new Map(
    countries.flatMap(([country, names]) => names.split('|').map((name) => [name, [country]] as const)),
  );
}

const landOf = tableOf(lands);
const townOf = tableOf(cities);
const stateOf = new Map<string, LetterCountry[]>();
for (const [country, codes] of Object.entries(statesOf) as [LetterCountry, string][])
  for (const code of codes.split(' ')) stateOf.set(code, [...(stateOf.get(code) ?? []), country]);

/** The letter form of each sign, of rows that a form leads: "de 49 43 41". */
const byForm = (rows: string): ReadonlyMap<string, LetterCountry> =>
  new Map(
    rows.split('|').flatMap((row) => {
      const [form = '', ...signs] = row.split(' ');
      return signs.map((sign) => [sign, form as LetterCountry] as const);
    }),
  );
const formOfCode = byForm(callingCodes);
const formOfDomain = byForm(domains);

const northAmerica: Sign = ['us', 'ca'];
const dayFirst: Sign = ['gb', 'au', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'br'];

/** What a table says of a part of an address: the longest name in it, of two the last. */
function inTable(part: string, table: ReadonlyMap<string, Sign>): Sign {
  const words = part.toLowerCase().split(/[\s/()]+/);
  for (let length = words.length; length > 0; length -= 1)
    for (let from = words.length - length; from >= 0; from -= 1) {
      const found = table.get(words.slice(from, from + length).join(' '));
      if (found) return found;
    }
  return [];
}

/** Country, region, state or postcode of a part of an address. */
function landIn(part: string): Sign {
  const plain = part.trim();
  const [code = '', digits = ''] = /\b\p{Lu}{2,3}\b(?=\s*(\d{4,5}(?:-\d{4})?)?$)/u.exec(plain) ?? [];
  const ofState = stateOf.get(code) ?? [];
  // Australian postcodes have four digits, American ones five.
  const narrowed = ofState.filter((one) =>
    digits.length === 4 ? one === 'au' : digits === '' || one === 'us',
  );
  if (ofState.length > 0) return narrowed.length > 0 ? narrowed : ofState;
  if (/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/.test(plain) || /^Co\.? /.test(plain)) return ['gb'];
  return /\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(plain) ? ['ca'] : inTable(plain, landOf);
}

const partsOf = (location: string) => location.split(/[,;\n]/).toReversed();
const firstOf = (signs: readonly Sign[]): Sign => signs.find((sign) => sign.length > 0) ?? [];
/** What stands last says most: "Cambridge, Massachusetts". */
const land = (location: string) => firstOf(partsOf(location).map(landIn));
const town = (location: string) =>
  firstOf([location.trim(), ...partsOf(location)].map((part) => inTable(part, townOf)));

function phoneSign(phone: string): Sign {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  if (digits.startsWith('+1')) return northAmerica;
  if (digits.startsWith('+'))
    return [[...formOfCode].find(([code]) => digits.startsWith(`+${code}`))?.[1] ?? 'gb'];
  // No number in North America begins with a nought; most of those that do here are dialled in countries with "day month".
  if (digits.startsWith('0')) return dayFirst;
  return /^\(?[2-9]\d\d\)?[ .-]\d{3}[ .-]\d{4}$/.test(phone.trim()) ? northAmerica : [];
}

/** Americans name the state behind the town; where nothing at all is said, the interface's own form stands. */
const isAmericanPlace = (location: string) => location.trim() === '' || /, \p{Lu}{2}\b/u.test(location);

/**
 * Whose letter form a writer goes by: chosen, else by their own signs, then their town, then the employer's address. Each
 * sign narrows those before it where both can be true. A place that nothing is known of writes the day first, as most
 * of the world does.
 */
export function countryOfWriter(writer: Writer): LetterCountry {
  const { country, location, phone, email, companyAddress = '' } = writer;
  if (country !== undefined) return country;
  const domain = formOfDomain.get(email.trim().toLowerCase().split('.').at(-1) ?? '');
  const signs = [
    land(location),
    phoneSign(phone),
    domain === undefined ? [] : [domain],
    town(location),
    land(companyAddress),
    town(companyAddress),
  ];
  let open: Sign = [];
  for (const sign of signs) {
    const both = open.length === 0 ? sign : open.filter((one) => sign.includes(one));
    if (both.length > 0) open = both;
  }
  return open[0] ?? (isAmericanPlace(location) ? 'us' : 'gb');
}
