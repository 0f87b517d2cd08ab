import { callingCodes } from './calling-codes.data.ts';
import { countries, countriesCalled } from './country-names.ts';
import { stateCodes, towns } from './places.data.ts';

/** The countries that a sign may stand for, the likeliest first; none where it tells nothing. */
export type Sign = readonly string[];

function byName(rows: Readonly<Record<string, string>>, separator: string): ReadonlyMap<string, Sign> {
  const found = new Map<string, string[]>();
  for (const [country, names] of Object.entries(rows))
    for (const name of names.split(separator)) found.set(name, [...(found.get(name) ?? []), country]);
  return found;
}

const townOf = byName(towns, '|');
const stateOf = byName(stateCodes, ' ');
const codes: ReadonlyMap<string, Sign> = new Map(
  callingCodes.split('|').map((row) => {
    const [code = '', ...ofCode] = row.split(' ');
    return [code, ofCode] as const;
  }),
);
const northAmerica: Sign = codes.get('1') ?? [];
const elsewhere: Sign = countries.filter((country) => !northAmerica.includes(country));

/** The longest run of words of a part of an address that is a name, of two the last; `isLast` where it must end the part. */
function named(part: string, find: (name: string) => Sign, isLast: boolean): Sign {
  const words = part
    .toLowerCase()
    .split(/[\s/()]+/)
    .filter((word) => word !== '');
  for (let length = words.length; length > 0; length -= 1)
    for (let from = words.length - length; from >= (isLast ? words.length - length : 0); from -= 1) {
      const found = find(words.slice(from, from + length).join(' '));
      if (found.length > 0) return found;
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
  if (/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/.test(plain)) return ['gb'];
  if (/\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(plain)) return ['ca'];
  const found = named(plain.replace(/[\s\d-]+$/, ''), countriesCalled, true);
  return found.length === 0 && /^Co\.? /.test(plain) ? ['ie', 'gb'] : found;
}

const partsOf = (location: string) => location.split(/[,;\n]/).toReversed();
const firstOf = (signs: readonly Sign[]): Sign => signs.find((sign) => sign.length > 0) ?? [];

/** The country or region that an address names; what stands last says most: "Cambridge, Massachusetts". */
export const landSign = (location: string): Sign => firstOf(partsOf(location).map(landIn));

/** The large town that an address names. */
export const townSign = (location: string): Sign =>
  firstOf(
    [location.trim(), ...partsOf(location)].map((part) =>
      named(part, (name) => townOf.get(name) ?? [], false),
    ),
  );

/** A telephone number: its calling code, or what its form alone leaves open. */
export function phoneSign(phone: string): Sign {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  if (digits.startsWith('+'))
    return [3, 2, 1].map((length) => codes.get(digits.slice(1, 1 + length))).find((found) => found) ?? [];
  // No number in North America begins with a nought.
  if (digits.startsWith('0')) return elsewhere;
  return /^\(?[2-9]\d\d\)?[ .-]\d{3}[ .-]\d{4}$/.test(phone.trim()) ? northAmerica : [];
}

/** The ends of mail addresses that name a country and are used as such. */
const mailDomains = new Set(
  'uk ie in nz za ng us ca au de at ch fr es mx ar cl pe ec ve bo uy py cr pa gt hn sv ni do cu it nl be pt br'.split(
    ' ',
  ),
);

export function mailSign(email: string): Sign {
  const domain = email.trim().toLowerCase().split('.').at(-1) ?? '';
  return mailDomains.has(domain) ? [domain === 'uk' ? 'gb' : domain] : [];
}
