import { callingCodes, domains, places, statesOf } from './places.data.ts';
import { towns } from './towns.data.ts';
import type { LetterCountry } from './request.ts';

interface Writer {
  /** Whom the letter goes to: tells where the writer's own place does not. */
  companyName?: string;
  /** Chosen in the form: goes before all that is read. */
  country?: LetterCountry | undefined;
  location: string;
  phone: string;
  email: string;
}

const placeOf = new Map<string, LetterCountry>();
// Our own list goes before the towns.
for (const table of [towns, places])
  for (const [country, names] of Object.entries(table))
    for (const name of names.toLowerCase().split('|')) placeOf.set(name, country as LetterCountry);

/** The country of one part of an address, the most telling sign first. */
function countryOfPart(part: string): LetterCountry | undefined {
  const plain = part.trim();
  const known = placeOf.get(plain.toLowerCase().replace(/^(?:the|co\.?|county) /, ''));
  if (known) return known;
  const [code = ''] = /\b\p{Lu}{2,3}\b(?=\s*(?:\d{4,5}(?:-\d{4})?)?$)/u.exec(plain) ?? [];
  const ofState = Object.entries(statesOf).find(
    ([, codes]) => code !== '' && codes.split(' ').includes(code),
  );
  if (ofState) return ofState[0] as LetterCountry;
  if (/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/.test(plain)) return 'gb';
  if (/\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(plain)) return 'ca';
  if (/^Co\.? /.test(plain)) return 'gb';
  return plain
    .toLowerCase()
    .split(/[\s/()]+/)
    .map((word) => placeOf.get(word))
    .find((country) => country !== undefined);
}

/** The country a location lies in; what stands last says most: "Cambridge, Massachusetts". Undefined where nothing tells. */
export function placeCountry(location: string): LetterCountry | undefined {
  const whole = placeOf.get(location.trim().toLowerCase());
  const parts = location.split(/[,;\n]/).toReversed();
  return whole ?? parts.map(countryOfPart).find((country) => country !== undefined);
}

/** The country a location lies in, as far as its words tell; the United States otherwise. */
export function countryOf(location: string): LetterCountry {
  return placeCountry(location) ?? 'us';
}

function phoneCountry(phone: string): LetterCountry | undefined {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  if (digits.startsWith('+'))
    return Object.entries(callingCodes).find(([code]) => digits.startsWith(`+${code}`))?.[1] ?? 'gb';
  // No number in North America begins with a nought; most of those that do here are dialled in countries with "day month".
  return digits.startsWith('0') ? 'gb' : undefined;
}

const PLACE = "\\p{Lu}[\\p{L}’'-]+(?: (?!University|College|Council|City)\\p{Lu}[\\p{L}-]+)?";
const INSTITUTION = new RegExp(
  `^(?<before>${PLACE}) (?:University|College|(?:City )?Council|Hospitals?|NHS)\\b|^University of (?<behind>${PLACE})$`,
  'u',
);

/** The country of the town that an institution is named after: "Newcastle University", "University of Leeds". */
function institutionCountry(name: string): LetterCountry | undefined {
  const { before, behind } = INSTITUTION.exec(name)?.groups ?? {};
  return placeOf.get((before ?? behind ?? '').toLowerCase());
}

/** Americans name the state behind the town; where nothing at all is said, the interface's own form stands. */
const isAmericanPlace = (location: string) => location.trim() === '' || /, \p{Lu}{2}\b/u.test(location);

/** Whose letter form a writer goes by: chosen, else told by place, telephone, address or the employer's name; a place that nothing is known of writes the day first, as most of the world does. */
export function countryOfWriter({
  country,
  location,
  phone,
  email,
  companyName = '',
}: Writer): LetterCountry {
  const domain = email.trim().toLowerCase().split('.').at(-1) ?? '';
  return (
    country ??
    placeCountry(location) ??
    domains.get(domain) ??
    phoneCountry(phone) ??
    institutionCountry(companyName) ??
    (isAmericanPlace(location) ? 'us' : 'gb')
  );
}
