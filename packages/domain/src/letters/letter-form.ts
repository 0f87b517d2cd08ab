import { countryWords, letterForms, type LetterForm } from './letter-form.data.ts';
import type { LetterCountry, LetterType, Tone } from './request.ts';

/** The country a location lies in, as far as its words tell; the United States otherwise. */
export function countryOf(location: string): LetterCountry {
  // "Porto Alegre" is longer than "Porto": what is listed later and more exact wins there.
  const found = countryWords.filter(([, pattern]) => pattern.test(location));
  return found.find(([code]) => code === 'br')?.[0] ?? found[0]?.[0] ?? 'us';
}

/** The form of a country's business letters. */
export function letterFormOf(country: LetterCountry): LetterForm {
  return letterForms[country];
}

/** What stands before subject and enclosures of a letter. */
export function letterLabels({ country, words }: { country: LetterCountry; words: 'english' | 'local' }): {
  subject: string;
  enclosures: string;
} {
  const { subject, enclosures } = words === 'english' ? letterForms.us : letterForms[country];
  return { subject, enclosures };
}

export interface LetterLanguage {
  country: LetterCountry;
  /** Whether the letter's words are English; otherwise those of the country. */
  isEnglish: boolean;
}

/** A day `YYYY-MM-DD` as a letter of the country writes it; '' for anything else. `place` stands before it where that is usual. */
export function letterDate(day: string, { country, isEnglish }: LetterLanguage, place = ''): string {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const form = letterForms[country];
  const names = isEnglish ? letterForms.us.localMonths : form.localMonths;
  const name = names[Number(month) - 1];
  if (!name) return '';
  const plain = form.englishDate === 'month-day-year' ? '{month} {day}, {year}' : '{day} {month} {year}';
  const [town = ''] = place.split(',');
  return (isEnglish ? plain : form.localDate)
    .replace(/^\{place\}, /, town.trim() === '' ? '' : `${town.trim()}, `)
    .replace('{month}', name)
    .replace('{day}', Number(date) === 1 && country === 'fr' && !isEnglish ? '1er' : String(Number(date)))
    .replace('{year}', year);
}

export interface PersonName {
  /** As typed, "Dr." and the like included. */
  full: string;
  title: 'woman' | 'man' | 'other' | 'none';
  /** "Dr", "Prof"; '' for Mr and Ms. */
  rank: string;
  given: string;
  family: string;
}

const WOMAN = /^(?:ms|mrs|miss|mme|madame|frau|sra|señora|senhora|sig\.?ra|signora|mevrouw|mw)\.?$/iu;
const MAN = /^(?:mr|herr|sr|señor|senhor|m|monsieur|sig|signor|meneer|dhr)\.?$/iu;
const RANK =
  /^(?:dr|prof|professor|rev|sir|dame|dott|dottssa|principal|captain|judge|rabbi|pastor|sister|father|senator|councillor)\.?$/i;
const PARTICLE = /^(?:van|von|de|da|dos|del|der|den|la|le|di|du|ter|ten|bin|al|el)$/i;

/** The parts of a name as people type it: "Dr. Jane van Dyk". */
export function personName(typed: string): PersonName {
  const full = typed.trim().replaceAll(/\s+/g, ' ');
  const words = full.split(' ').filter((word) => word !== '');
  let title: PersonName['title'] = 'none';
  let rank = '';
  while (words.length > 1) {
    const [first = ''] = words;
    if (WOMAN.test(first)) title = 'woman';
    else if (MAN.test(first)) title = 'man';
    else if (RANK.test(first)) {
      rank = first;
      if (title === 'none') title = 'other';
    } else break;
    words.shift();
  }
  const particle = words.findIndex((word, at) => at > 0 && PARTICLE.test(word));
  const from = particle > 0 ? particle : words.length - 1;
  const isTitled = title !== 'none';
  return {
    full: words.join(' '),
    title,
    rank,
    given: words.length > 1 || !isTitled ? (words[0] ?? '') : '',
    family: words.length > 1 || isTitled ? words.slice(from).join(' ') : '',
  };
}

// "Hiring Team", "HR department": nobody's name, and greeted as it stands.
const OFFICE = /\b(?:team|department|manager|committee|panel|recruit\w*|human resources|hr|office|board)\b/i;

/** What a letter is, as far as its greeting goes by it. */
export interface LetterManner {
  tone: Tone;
  letterType: LetterType;
}

const isClose = (tone: Tone): boolean => tone === 'friendly' || tone === 'enthusiastic';

/** The greeting of somebody whose name is not known: a hiring manager reads applications, no notice and no reference. */
function greetingOfNobody(isAmerican: boolean, { tone, letterType }: LetterManner): string {
  if (letterType === 'recommendation') return 'To Whom It May Concern';
  const isNotice = letterType === 'resignation';
  if (isClose(tone) && (isNotice || !isAmerican)) return isNotice ? 'Dear all' : 'Dear Hiring Team';
  if (!isAmerican) return 'Dear Sir or Madam';
  return isNotice ? 'To Whom It May Concern' : 'Dear Hiring Manager';
}

function englishGreeting(person: PersonName, country: LetterCountry, manner: LetterManner): string {
  const { tone } = manner;
  const isAmerican = letterForms[country].englishDate === 'month-day-year';
  const end = isAmerican && (tone === 'professional' || tone === 'formal') ? ':' : ',';
  const stop = isAmerican ? '.' : '';
  if (person.full === '') return `${greetingOfNobody(isAmerican, manner)}${end}`;
  if (OFFICE.test(person.full)) return `Dear ${person.full}${end}`;
  const rank = person.rank.replace(/\.$/, '');
  if (rank !== '' && person.family !== '') {
    const isShort = /^(?:dr|prof|rev)$/i.test(rank);
    return `Dear ${rank}${isShort ? stop : ''} ${person.family}${end}`;
  }
  if (isClose(tone) && person.given !== '') return `Dear ${person.given}${end}`;
  if (person.title === 'woman') return `Dear Ms${stop} ${person.family}${end}`;
  if (person.title === 'man') return `Dear Mr${stop} ${person.family}${end}`;
  return `Dear ${person.full}${end}`;
}

/** The salutation for a recipient whose name may be unknown (''), in the form of the country. */
export function salutationFor(
  typed: string,
  { country, isEnglish }: LetterLanguage,
  manner: LetterManner,
): string {
  const person = personName(typed);
  if (isEnglish) return englishGreeting(person, country, manner);
  const { local } = letterForms[country];
  if (person.full === '' || OFFICE.test(person.full)) return local.unknown;
  const pattern = person.title === 'woman' ? local.woman : person.title === 'man' ? local.man : local.neutral;
  const name = [person.rank, person.family].filter((part) => part !== '').join(' ');
  const full = [person.rank, person.full].filter((part) => part !== '').join(' ');
  return pattern.replace('{name}', name).replace('{full}', full);
}

/** The close that goes with the salutation: by country, tone and whether the recipient's name is known. */
export function closeFor(isNamed: boolean, { country, isEnglish }: LetterLanguage, tone: Tone): string {
  const form = letterForms[country];
  if (!isEnglish) return isClose(tone) ? form.local.closes.warm : form.local.closes.plain;
  const isAmerican = form.englishDate === 'month-day-year';
  switch (tone) {
    case 'professional':
      return isAmerican ? 'Sincerely,' : isNamed ? 'Yours sincerely,' : 'Yours faithfully,';
    case 'formal':
      return isAmerican ? 'Respectfully yours,' : isNamed ? 'Yours sincerely,' : 'Yours faithfully,';
    case 'enthusiastic':
      return isAmerican ? 'Best regards,' : 'With best wishes,';
    case 'friendly':
      return isAmerican ? 'Warm regards,' : 'Kind regards,';
    default:
      return tone satisfies never;
  }
}

/** Every close that the forms know, for reading one back. */
export const knownCloses: readonly string[] = [
  ...Object.values(letterForms).flatMap(({ local }) => [local.closes.plain, local.closes.warm]),
  'Respectfully yours,',
  'Yours faithfully,',
  'With best wishes,',
  'Warm regards,',
];
