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

const NAMES = ['name', 'companyName', 'hiringManagerName', 'recommendeeName', 'location'] as const;

/** "(directrice)", "/ or any", ", cc Ms Bell", "(Ms Selin?)", "she/her", and behind a place "/ happy to move": no part of it. */
const NOTE_BEHIND =
  /(?:\s*(?:\((?:(?=\p{Ll})[^()/]*|\p{Lu}\p{Ll}+ \p{Ll}[^()/,\p{Lu}]*|[^()]*[?+][^()]*)\)|\/ or any\b.*|,? cc:? .*|,? \(?(?:she|he|they)\/\p{Ll}+\)?))+$/u;
const NOTE_BEHIND_PLACE = /(?:(?<=\p{Lu}.*)(?:\s*[/;|(]| [-–])\s*\p{Ll}.*)$/u;
/** "some Fiona?? check advert", "Sado Paint or Sado Coatings", "or the council, not sure": the writer does not know the name. */
const IN_DOUBT =
  /\?|\.{3}|\b(?:check|forgot|not sure|see) |\bno,? (?:it|wait)|(?<=\p{Lu}\p{Ll}+) or (?=\p{Lu}|the )|\bnot sure\b/u;

/** A request whose names are names alone, and what is asked of the rest: a note behind one is none, nor is one in doubt. */
export function withoutNotes(request: LetterRequest): {
  request: LetterRequest;
  questions: FigureQuestion[];
} {
  const left = NAMES.flatMap((field) => {
    const typed = request[field].trim();
    const [note = ''] = (field === 'location' ? NOTE_BEHIND_PLACE : NOTE_BEHIND).exec(typed) ?? [];
    // "Helen (accounts dept)" says where.
    const isWhere = !/[?+]/.test(note) && (note.match(/\p{L}+/gu) ?? []).some((word) => roleWords.has(word));
    const name = isWhere ? typed : typed.slice(0, typed.length - note.length).trim();
    const isOpen = /^(?:companyName|hiringManagerName)$/.test(field) && IN_DOUBT.test(name);
    if (isOpen)
      return [
        { field, name: '', sentence: typed, question: 'The letter leaves this name open. What is it?' },
      ];
    const question = 'This looked like a note to yourself, so it was left out.';
    return name === typed ? [] : [{ field, name, sentence: note.replace(/^[\s,/]+/, ''), question }];
  });
  const names = Object.fromEntries(left.map(({ field, name }) => [field, name]));
  const questions = left.map(({ field, sentence, question }) => ({ field, sentence, question }));
  return { request: { ...request, ...names }, questions };
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
  });
  const form = letterFormOf(country);
  const date = (day: string) => letterDate(day, { country, isEnglish: true });
  // A day of this year needs no year.
  const contact = date(request.contactDate).replace(new RegExp(`,? ${today.slice(0, 4)}$`), '');
  // "Process Technician (shift)", "Setter, moulding": inside a sentence a post is called by what stands first.
  const [title = ''] = quieted(request.jobTitle).split(/ \(|,| ?\/ | \//);
  const role = /^any(?:thing|one)?\b/i.test(title) ? '' : named(title);
  const recommendee = request.recommendeeName || recommendedIn(request);
  const person = personName(recommendee);
  const recommended = person.full || withCapitals(recommendee.trim());
  const sought = named(request.positionApplyingFor)
    .replace(/,? (?:but )?I (?:don['’]?t|do not) know\b.*$/i, '')
    .replace(/ (?:some|any)where$/i, '');
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
  const NAME = "(?<name>\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)+)";
  const whole = new RegExp(
    `\\b(?:recommend(?:ing)?|support of|behalf of|ref(?:erence)? for|asked me (?:about|for)|write (?:for|about)) (?:(?:Miss|Mrs?|Ms|Dr)\\.? )?${NAME}`,
    'u',
  );
  // "Letter for Dusty": how the letter begins, one name tells as well.
  const alone = /^(?:(?:[Ll]etter|[Rr]ef(?:erence)?) )?[Ff]or (?<name>\p{Lu}[\p{L}’'-]+)(?=[,.])/u;
  const { name = '' } = (whole.exec(motivation) ?? alone.exec(motivation))?.groups ?? {};
  return letterType === 'recommendation' ? name : '';
}

// "at the University of Bergen": names of this kind take an article inside a sentence.
const WITH_ARTICLE =
  /^(?:\p{Lu}\p{L}+ )?(?:University|Institute|Library|City|School|Faculty|Department|Ministry|Museum|Academy|Society) of /u;
// "Seaspray Dog Spa, Scarborough": the place behind a name is no part of it; "Smith, Jones & Co" and "Acme, Inc." are.
const PLACE_BEHIND =
  /^(?<own>[^,]+), (?!(?:Inc|Ltd|LLC|LLP|PLC|Co|Corp|GmbH|Pty)\b)\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u;

/** An employer's name inside a sentence. */
export function inSentence(whole: string): string {
  const plain = whole.replace(/ \([^()]*\)$/, '');
  const name = PLACE_BEHIND.exec(plain)?.groups?.['own'] ?? plain;
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

const COURSE =
  /\b(?:(?i:programmes?|programs?|course|degree|studies|scholarship|fellowship|diploma|bursary|award|grant|school(?= of|$))|(?:[BM]\.?(?:A|Sc|Ed|Eng))|PhD|MBA)\b/;
