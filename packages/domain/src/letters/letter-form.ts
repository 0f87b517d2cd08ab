import { writesAmerican } from '../locale/index.ts';
import { letterForms, type LetterForm } from './letter-forms.ts';
import { addressee, type Addressee, type PersonName } from './person-name.ts';
import type { LetterCountry, LetterType, Tone } from './request.ts';

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
  const plain = writesAmerican(country) ? '{month} {day}, {year}' : '{day} {month} {year}';
  const [town = ''] = place.split(',');
  return (isEnglish ? plain : form.localDate)
    .replace(/^\{place\}, /, town.trim() === '' ? '' : `${town.trim()}, `)
    .replace('{month}', name)
    .replace('{day}', Number(date) === 1 && country === 'fr' && !isEnglish ? '1er' : String(Number(date)))
    .replace('{year}', year);
}

/** What a letter is, as far as its greeting goes by it. */
export interface LetterManner {
  tone: Tone;
  letterType: LetterType;
  companyName?: string;
}

/** Who decides together has no hiring manager. */
const BODY = /\b(?:board|council|committee|trustees|governors)\b/i;

const isClose = (tone: Tone): boolean => tone === 'friendly' || tone === 'enthusiastic';

/** The greeting of somebody whose name is not known: a hiring manager reads applications, no notice and no reference. */
function greetingOfNobody(isAmerican: boolean, { tone, letterType, companyName = '' }: LetterManner): string {
  const isNotice = letterType === 'resignation';
  if (isClose(tone) && isNotice) return 'Dear all';
  if (letterType === 'recommendation' || (isNotice && isAmerican)) return 'To Whom It May Concern';
  if (letterType === 'thank_you' || isNotice || BODY.test(companyName)) return 'Dear Sir or Madam';
  if (isAmerican) return 'Dear Hiring Manager';
  return isClose(tone) ? 'Dear Hiring Team' : 'Dear Sir or Madam';
}

/** A person behind "Dear": by rank or title and family name, by first name where the tone is close, else in full. */
function nameGreeted(
  { full, title, rank, given, family, address }: PersonName,
  stop: string,
  tone: Tone,
): string {
  const [first = ''] = rank.split(/\.?(?: |$)/);
  if (/^(?:sir|dame|ma['’]am)$/i.test(first) && given !== '') return `${first} ${given}`;
  // "Eng.": cut short, and no form of a country's, it keeps the stop that it was typed with.
  const own = rank.startsWith(`${first}.`) ? '.' : '';
  if (first !== '' && family !== '')
    return `${first}${/^(?:dr|prof|rev|capt|col|lt|sgt)$/i.test(first) ? stop : own} ${family}`;
  // Who typed "Mrs" goes by it.
  if (isClose(tone) && /^\p{L}{2}/u.test(given) && address === '') return given;
  // "M. Petit" says no more in English than that.
  if (address.length === 1) return `${address}. ${full}`;
  const [asked = title === 'man' ? 'Mr' : 'Ms'] = /^(?:mrs|miss)$/i.exec(address) ?? [];
  return title === 'woman' || title === 'man'
    ? `${asked}${/^miss$/i.test(asked) ? '' : stop} ${family}`
    : full;
}

function englishGreeting({ people, role }: Addressee, country: LetterCountry, manner: LetterManner): string {
  const isAmerican = writesAmerican(country);
  const end = isAmerican && !isClose(manner.tone) ? ':' : ',';
  const names = people.map((one) => nameGreeted(one, isAmerican ? '.' : '', manner.tone)).join(' and ');
  const whom = names === '' ? role : names;
  return `${whom === '' ? greetingOfNobody(isAmerican, manner) : `Dear ${whom}`}${end}`;
}

const neutralOf = (pattern: string, { rank, full }: PersonName): string =>
  pattern.replace('{full}', [rank, full].filter((part) => part !== '').join(' '));

/** The salutation for a recipient whose name may be unknown (''), in the form of the country. */
export function salutationFor(
  typed: string,
  { country, isEnglish }: LetterLanguage,
  manner: LetterManner,
): string {
  const whom = addressee(typed);
  // "the board" of somebody
  const companyName = `${manner.companyName ?? ''} ${typed}`;
  if (isEnglish) return englishGreeting(whom, country, { ...manner, companyName });
  const { local } = letterForms[country];
  const [person, other] = whom.people;
  if (!person || other) return local.unknown;
  const pattern = person.title === 'woman' ? local.woman : person.title === 'man' ? local.man : local.neutral;
  if (person.title === 'other' && person.given === '') return neutralOf(local.neutral, person);
  const name = [person.rank, person.family].filter((part) => part !== '').join(' ');
  return neutralOf(pattern.replace('{name}', name), person);
}

export { countryOfWriter } from './country-of.ts';
export { addressee, personName, quieted, withCapitals } from './person-name.ts';

/** The close that goes with the salutation: by country, tone and whether the recipient's name is known. */
export function closeFor(isNamed: boolean, { country, isEnglish }: LetterLanguage, tone: Tone): string {
  const form = letterForms[country];
  if (!isEnglish) return isClose(tone) ? form.local.closes.warm : form.local.closes.plain;
  const isAmerican = writesAmerican(country);
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
  'Freundliche Grüsse',
  'Herzliche Grüße',
];
