import { cvDocument, PRESENT, type CvDocument } from '../cv/index.ts';
import { indefiniteArticle } from '../text/index.ts';
import { comparableWords, countYears, insideSentence } from '../writing/index.ts';
import { skillsNamed } from './advert.ts';
import { countryOf, letterDate, letterFormOf } from './letter-form.ts';
import { listed, phraser, type Say, type Slots } from './phrase.ts';
import type { LetterCountry, LetterRequest } from './request.ts';

export interface LetterOptions {
  /** The CV the letter starts from; without one it rests on the form alone. */
  cv?: CvDocument | undefined;
  /** "YYYY-MM-DD": the date of the letter, and what a job that goes on counts up to. */
  today: string;
}

/** What a letter may be made of, prepared once. */
export interface LetterFacts {
  request: LetterRequest;
  cv: CvDocument;
  hasCv: boolean;
  country: LetterCountry;
  slots: Slots;
  /** Skills of CV and form, the person's order, each once. */
  skills: string[];
  say: Say;
}

/** A title behind its article: "a Staff Nurse", "an HR Officer". */
export function withArticle(title: string): string {
  return `${indefiniteArticle(title)} ${title}`;
}

// Posts that one person holds: "as Charge Nurse". Others are trades: "as an electrician".
const HELD =
  /\b(?:head|lead|chief|manager|director|coordinator|supervisor|charge|sous|principal|captain|president|partner|owner|foreman|deputy|treasurer|chair|executive|vp|ceo|cto|cfo|coo)\b/i;

/** A title behind "as" or "am": "Charge Nurse", "an electrician", "a senior data analyst". */
export function saidTitle(title: string): string {
  if (title === '' || HELD.test(title)) return title;
  const isPlain = title.split(/[\s/-]+/).every((word) => /^\p{Lu}?\p{Ll}+$|^\d+$/u.test(word));
  return withArticle(isPlain ? title.toLowerCase() : title);
}

/** An employer as a sentence names it; '' where the entry names none: "Freelance", "Self-employed". */
export function saidEmployer(company: string): string {
  return /^(?:freelance\w*|self[- ]employed|various(?: \w+)?|independent|contractor|n\/a|-)$/i.test(
    company.trim(),
  )
    ? ''
    : company;
}

const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The items of a list that was typed with commas, semicolons or lines. */
export function itemsOf(field: string): string[] {
  return field
    .split(/[,;\n•]|\s+and\s+(?=[^,;\n]*$)/)
    .map((item) => item.replace(/^[\s–-]+|[\s.]+$/g, ''))
    .filter((item) => item !== '' && item.length <= 80);
}

function unique(skills: readonly string[]): string[] {
  const known = new Set<string>();
  return skills.filter((skill) => {
    const key = comparableWords(skill).join(' ');
    return key !== '' && !known.has(key) && Boolean(known.add(key));
  });
}

/** The skills as they stand in a sentence, at most `most`; in the advert's own letters where it names them. */
export function saySkills(skills: readonly string[], most: number, advert = ''): string {
  const lower = advert.toLowerCase();
  const written = skills.slice(0, most).map((skill) => {
    const at = lower.indexOf(skill.toLowerCase());
    const named = at < 0 ? skill : advert.slice(at, at + skill.length);
    return capitals(named) < capitals(skill) ? named : insideSentence(skill).replace(COUNTED, lowerCase);
  });
  return listed(written.toSorted((a, b) => Number(b.includes(' and ')) - Number(a.includes(' and '))));
}

// "Two-photon imaging", "Multi-agency work"
const COUNTED =
  /^(?:One|Two|Three|Four|Five|Single|Multi|Cross|Self|High|Low|Long|Short|Real|Full|Part)-(?=\p{Ll})/u;
const lowerCase = (text: string) => text.toLowerCase();
const capitals = (text: string) => text.match(/\p{Lu}/gu)?.length ?? 0;

function sayYears(cv: CvDocument, today: string): string {
  const counted = countYears(cv, today.slice(0, 7));
  return counted && counted.of === 'field' && counted.years >= 2
    ? `${smallNumbers[counted.years] ?? counted.years} years`
    : '';
}

/** Prepares what a request and a CV give. */
export function letterFacts(request: LetterRequest, { cv, today }: LetterOptions): LetterFacts {
  const document = cv ?? cvDocument();
  const country = request.country ?? countryOf(request.location || document.basics.location);
  const form = letterFormOf(country);
  const current = document.experience.find((job) => job.end === PRESENT);
  const date = (day: string) => letterDate(day, { country, isEnglish: true });
  // A day of this year needs no year.
  const when = date(request.contactDate).replace(new RegExp(`,? ${today.slice(0, 4)}$`), '');
  const isSame =
    current && comparableWords(current.company).join(' ') === comparableWords(request.companyName).join(' ');
  const slots: Slots = {
    role: request.jobTitle,
    aRole: request.jobTitle === '' ? '' : withArticle(request.jobTitle),
    asRole: saidTitle(request.jobTitle),
    company: request.companyName,
    post: form.post,
    cv: form.cv,
    // Who applies where they work already says nothing new by naming it.
    title: isSame ? '' : saidTitle(current?.position ?? ''),
    employer: isSame ? '' : saidEmployer(current?.company ?? ''),
    years: sayYears(
      { ...document, basics: { ...document.basics, headline: request.jobTitle || document.basics.headline } },
      today,
    ),
    // "I should like" is British and would surprise an American.
    should: form.englishDate === 'day-month-year' ? 'should' : 'would',
    shall: form.englishDate === 'day-month-year' ? 'shall' : 'will',
    when: when === '' ? '' : `on ${when}`,
    applied: when,
    lastDay: date(request.lastDay),
  };
  const { title: _title, ...content } = request;
  const seed = JSON.stringify([content, document.basics.name, document.experience.map((job) => job.bullets)]);
  return {
    request,
    cv: document,
    hasCv: cv !== undefined,
    country,
    slots,
    skills: unique([...itemsOf(request.skills), ...document.skills.map(({ name }) => name)]),
    say: phraser(request.tone, seed, slots),
  };
}

/** The skills an advert names among those the person has. */
export function askedSkills({ request, skills }: LetterFacts): string[] {
  return skillsNamed(request.jobDescription, skills);
}
