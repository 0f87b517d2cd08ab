import { cvDocument, type CvDocument } from '../cv/index.ts';
import { indefiniteArticle } from '../text/index.ts';
import type { FigureQuestion } from '../writing/index.ts';
import {
  countryOfWriter,
  letterDate,
  letterFormOf,
  personName,
  quieted,
  withCapitals,
} from './letter-form.ts';
import { roleWords } from './person-name.data.ts';
import type { LetterCountry, LetterRequest } from './request.ts';

export interface LetterOptions {
  /** The CV the letter starts from; without one it rests on the form alone. */
  cv?: CvDocument | undefined;
  /** "YYYY-MM-DD": the date of the letter, and what a job that goes on counts up to. */
  today: string;
}

/** What a frame may be filled with; '' where the form does not say. */
export type Slots = Readonly<Record<string, string>>;

/** What a letter may be made of, prepared once. */
export interface LetterFacts {
  request: LetterRequest;
  cv: CvDocument;
  hasCv: boolean;
  /** "YYYY-MM-DD": the letter's date. */
  today: string;
  country: LetterCountry;
  slots: Slots;
}

/** A title behind its article: "a Staff Nurse", "an HR Officer". */
export function withArticle(title: string): string {
  return title === '' ? '' : `${indefiniteArticle(title)} ${title}`;
}

const NOBODY =
  /^(?:to whom it may concern|who(?:m)?ever(?: .+)?|any(?: .+|one|body|where)|various|unknown|tb[acd]|n\/?a|[-–.?]+)$/i;

/** An employer or post as a sentence may name it; '' where the field names none: "whoever", "n/a". */
export function named(typed: string): string {
  return NOBODY.test(typed.trim()) || /^(?:the|that|this) one\b|\b(?:whichever|either)\b/.test(typed.trim())
    ? ''
    : typed.trim();
}

/** "(directrice)", "(Hungarian order), she/her": no part of a name. */
const NOTE_BEHIND =
  /(?:\((?:(?=\p{Ll})[^()/]*|\p{Lu}\p{Ll}+ \p{Ll}[^()/,\p{Lu}]*)\))?(?:,? \(?(?:she|he|they)\/\p{Ll}+\)?)?$/u;

/** "Cork / happy to move": no part of an address. */
const NOTE_BEHIND_PLACE = /(?:(?<=\p{Lu}.*)(?:\s*[/;|(]| [-–])\s*\p{Ll}.*)?$/u;

/** "/ or any, it is for several", "(+ 3 others)", "(both on panel, also a Mr. ???)": no part of whose name it is. */
const NOTE_BEHIND_NAME = /(?:\s*\/ (?:or|any)\b.*|\s*\((?:\+|both\b|[^()]*\?)[^()]*\))$/iu;

const NAMES = ['name', 'companyName', 'hiringManagerName', 'recommendeeName', 'location'] as const;

/** A request whose names are names alone, and what stood behind them in brackets that begin small: a note, asked about. */
export function withoutNotes(request: LetterRequest): {
  request: LetterRequest;
  questions: FigureQuestion[];
} {
  const questions = NAMES.flatMap((field) => {
    const behind = field === 'location' ? NOTE_BEHIND_PLACE : NOTE_BEHIND;
    const [plain = ''] = NOTE_BEHIND_NAME.exec(request[field].trim()) ?? [];
    const [note = ''] = plain === '' ? (behind.exec(request[field].trim()) ?? []) : [plain];
    const question = 'This looked like a note to yourself, so it was left out.';
    // "Helen (accounts dept)" says where.
    const isOffice = plain === '' && (note.match(/\p{L}+/gu) ?? []).some((word) => roleWords.has(word));
    return note === '' || isOffice ? [] : [{ field, sentence: note.trim(), question }];
  });
  const names = questions.map(({ field, sentence }) => [
    field,
    request[field].trim().slice(0, -sentence.length).trim(),
  ]);
  return { request: { ...request, ...Object.fromEntries(names) }, questions };
}

const APPLIED = /\b(?:appl(?:y|ied|ying|ications?)|submitted)\b/i;
const MET =
  /\b(?:we|you|I) (?:\w+ )?(?:met|spoke|talked|chatted|discussed|asked|visited|came)\b|\b(?:fair|evening|conference|event|visit|tour|talk|meeting|conversation)\b/i;

/** Whether a letter that follows something up is about an application: not where its writer tells of a meeting and of none. */
export function isOfApplication({ motivation, experience }: LetterRequest): boolean {
  const typed = `${motivation} ${experience}`;
  return APPLIED.test(typed) || !MET.test(typed);
}

/** Prepares what a request and a CV give. */
export function letterFacts(typed: LetterRequest, { cv, today }: LetterOptions): LetterFacts {
  const { request } = withoutNotes(typed);
  const document = cv ?? cvDocument();
  const country = countryOfWriter({
    country: request.country,
    location: request.location || document.basics.location,
    phone: request.phone || document.basics.phone,
    email: request.email || document.basics.email,
    companyAddress: request.companyAddress,
    typed: [request.motivation, request.experience, request.achievements, request.skills].join('\n'),
  });
  const form = letterFormOf(country);
  const date = (day: string) => letterDate(day, { country, isEnglish: true });
  // A day of this year needs no year.
  const contact = date(request.contactDate).replace(new RegExp(`,? ${today.slice(0, 4)}$`), '');
  const role = /^any(?:thing|one)?\b/i.test(request.jobTitle) ? '' : named(quieted(request.jobTitle));
  const recommendee = request.recommendeeName || recommendedIn(request);
  const person = personName(recommendee);
  const recommended = person.full || withCapitals(recommendee.trim());
  const sought = named(request.positionApplyingFor).replace(/ (?:some|any)where$/i, '');
  return {
    request,
    cv: document,
    hasCv: cv !== undefined,
    today,
    country,
    slots: {
      role,
      aRole: withArticle(
        /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(role) ? role.charAt(0).toLowerCase() + role.slice(1) : role,
      ),
      degree: COURSE.test(role) ? role : '',
      aVolunteer: VOLUNTEER.test(role) ? withArticle(role.toLowerCase()) : '',
      company: inSentence(withCapitals(named(request.companyName))),
      post: form.post,
      cv: form.cv,
      contact,
      lastDay: date(request.lastDay),
      phone: request.phone || document.basics.phone,
      email: request.email || document.basics.email,
      recommended,
      // Of a name that needed a note, no part is sure to be the given one.
      given: (request.recommendeeName === typed.recommendeeName && person.given) || recommended,
      sought,
      course: COURSE.test(sought) ? sought : '',
      aimed: COURSE.test(sought) || /^apprenticeship\b/i.test(sought) ? '' : sought,
    },
  };
}

/** Whom a recommendation names in its own words: "I am recommending Ana Ruiz", "in support of Mateo Hinojosa"; else ''. */
function recommendedIn({ letterType, motivation }: LetterRequest): string {
  const { name = '' } =
    /\b(?:recommend(?:ing)?|support of|behalf of|reference for|write (?:for|about)) (?:(?:Miss|Mrs?|Ms|Dr)\.? )?(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)/u.exec(
      motivation,
    )?.groups ?? {};
  return letterType === 'recommendation' ? name : '';
}

// "at the University of Bergen": names of this kind take an article inside a sentence.
const WITH_ARTICLE =
  /^(?:\p{Lu}\p{L}+ )?(?:University|Institute|Library|City|School|Faculty|Department|Ministry|Museum|Academy|Society) of /u;
// "Seaspray Dog Spa, Scarborough": the place behind a name is no part of it; "Smith, Jones & Co" and "Acme, Inc." are.
const PLACE_BEHIND =
  /^(?<own>[^,]+), (?!(?:Inc|Ltd|LLC|LLP|PLC|Co|Corp|GmbH|Pty)\b)\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u;
/** "Graduate Admissions, University of Melbourne": an office is no place, its house is. */
const OFFICE =
  /^[^,]*\b(?:Admissions|Office|Committee|Panel|Department|Team|Resources|Recruitment|HR)\b[^,]*, (?<house>.+)$/u;

/** An employer's name inside a sentence. */
export function inSentence(whole: string): string {
  const typed = OFFICE.exec(whole)?.groups?.['house'] ?? whole;
  const name = PLACE_BEHIND.exec(typed)?.groups?.['own'] ?? typed;
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

const VOLUNTEER = /\bvolunteer\b/i;
const COURSE =
  /\b(?:programmes?|programs?|course|degree|studies|scholarship|fellowship|(?:[BM]\.?(?:A|Sc|Ed|Eng))|PhD|MBA|diploma|school(?= of|$))\b/;
