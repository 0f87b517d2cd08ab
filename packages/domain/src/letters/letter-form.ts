import { letterForms, type LetterForm } from './letter-form.data.ts';
import { personName } from './person-name.ts';
import type { PersonName } from './person-name.ts';
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
  const plain = form.englishDate === 'month-day-year' ? '{month} {day}, {year}' : '{day} {month} {year}';
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
  if (person.role !== '') return `Dear ${person.role}${end}`;
  if (person.full === '') return `${greetingOfNobody(isAmerican, manner)}${end}`;
  const rank = person.rank.replace(/\.$/, '');
  if (rank !== '' && person.family !== '') {
    const isShort = /^(?:dr|prof|rev)$/i.test(rank);
    return `Dear ${rank}${isShort ? stop : ''} ${person.family}${end}`;
  }
  if (isClose(tone) && person.given !== '') return `Dear ${person.given}${end}`;
  if (person.title === 'woman') {
    const [address = 'Ms'] = /^(?:mrs|miss)$/i.exec(person.address) ?? [];
    return `Dear ${address}${/^miss$/i.test(address) ? '' : stop} ${person.family}${end}`;
  }
  if (person.title === 'man') return `Dear Mr${stop} ${person.family}${end}`;
  return `Dear ${person.full}${end}`;
}

const neutralOf = (pattern: string, { rank, full }: PersonName): string =>
  pattern.replace('{full}', [rank, full].filter((part) => part !== '').join(' '));

/** The salutation for a recipient whose name may be unknown (''), in the form of the country. */
export function salutationFor(
  typed: string,
  { country, isEnglish }: LetterLanguage,
  manner: LetterManner,
): string {
  const person = personName(typed);
  if (isEnglish) return englishGreeting(person, country, manner);
  const { local } = letterForms[country];
  if (person.full === '') return local.unknown;
  const pattern = person.title === 'woman' ? local.woman : person.title === 'man' ? local.man : local.neutral;
  if (person.title === 'other' && person.given === '') return neutralOf(local.neutral, person);
  const name = [person.rank, person.family].filter((part) => part !== '').join(' ');
  return neutralOf(pattern.replace('{name}', name), person);
}

export { countryOf, countryOfWriter } from './country-of.ts';
export { isPersonName, personName } from './person-name.ts';

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
  'Freundliche Grüsse',
  'Herzliche Grüße',
];
