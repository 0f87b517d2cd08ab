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

/** "/ or any, it is for several", ", cc Ms Bell", "(+ 3 others)", "(both on panel, also a Mr. ???)": no part of whose name it is. */
const NOTE_BEHIND_NAME = /(?:\s*\/ (?:or|any)\b.*|,? cc:? .*|\s*\((?:\+|both\b|[^()]*\?)[^()]*\))$/iu;

const NAMES = ['name', 'companyName', 'hiringManagerName', 'recommendeeName', 'location'] as const;

/** What of a name was a note, '' where all of it names somebody. */
function noteIn(field: (typeof NAMES)[number], typed: string): string {
  const [plain = ''] = NOTE_BEHIND_NAME.exec(typed) ?? [];
  if (plain !== '') return plain;
  const [note = ''] = (field === 'location' ? NOTE_BEHIND_PLACE : NOTE_BEHIND).exec(typed) ?? [];
  // "Helen (accounts dept)" says where.
  return (note.match(/\p{L}+/gu) ?? []).some((word) => roleWords.has(word)) ? '' : note;
}

/** "some Fiona?? check advert", "the council? no, the Trust", "Sado Paint or Sado Coatings": the writer does not know the name. */
const IN_DOUBT =
  /\?|\.{3}|\b(?:check|forgot|not sure|see) \b|\bno,? (?:it|wait)|(?<=\p{Lu}\p{Ll}+) or (?=\p{Lu})/u;
/** Whom an advert tells to write to: "Applications to Dr Hamish Petrie", "contact for a chat: Fiona Bell". */
const CONTACT =
  /\b(?:[Cc]ontact|[Aa]ppl(?:y|ications?)|[Ww]rite|letter|CV|resume|[Qq]uestions?|[Ee]nquiries|[Ee]-?mail|addressed|[Cc]all)\b[^.:;]{0,40}?(?:[:,] | to | for | )(?<name>(?:(?:Mrs?|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{Ll}’']+ \p{Lu}[\p{L}’'-]+)(?=[,.;)]| (?:by|before|at|on|for|in)\b|$)/gu;

/** A name that is in doubt as the advert has it, where it tells of one alone; else ''. */
function settledName(field: (typeof NAMES)[number], typed: string, advert: string): string {
  if (field === 'hiringManagerName') {
    const named = new Set([...advert.matchAll(CONTACT)].map(({ groups }) => groups?.['name'] ?? ''));
    const [only = ''] = named.size === 1 ? named : [];
    return personName(only).full === '' ? '' : only;
  }
  const parts = typed.split(/[?.!]+ ?| or (?=\p{Lu})/u).filter((part) => /^\p{Lu}/u.test(part));
  const told = parts.length === 1 ? parts : parts.filter((part) => advert.includes(part));
  return told.length === 1 && !/\bno\b/.test(told[0] ?? '') ? (told[0] ?? '') : '';
}

/**
 * A request whose names are names alone: what stood behind them was a note, and a name that its writer doubts is the
 * advert's or none. Both are asked about.
 */
export function withoutNotes(request: LetterRequest): {
  request: LetterRequest;
  questions: FigureQuestion[];
} {
  const all = NAMES.flatMap(
    (field): { field: (typeof NAMES)[number]; name: string; question: FigureQuestion }[] => {
      const typed = request[field].trim();
      const note = noteIn(field, typed);
      const name = typed.slice(0, typed.length - note.length).trim();
      const question = (sentence: string, words: string) => ({ field, sentence, question: words });
      const isNamed = field === 'companyName' || field === 'hiringManagerName';
      const isOpen = name === '' && field === 'hiringManagerName' && request.letterType === 'cover';
      const told = isOpen ? settledName(field, name, request.jobDescription) : '';
      if (told !== '' || (isNamed && IN_DOUBT.test(name))) {
        const settled = withCapitals(settledName(field, name, request.jobDescription));
        const asked =
          settled === ''
            ? 'The letter leaves this name open. What is it?'
            : `Read as “${settled}”. Is that right?`;
        return [{ field, name: settled, question: question(typed, asked) }];
      }
      return note === ''
        ? []
        : [
            {
              field,
              name,
              question: question(
                note.replace(/^[\s,/]+/, ''),
                'This looked like a note to yourself, so it was left out.',
              ),
            },
          ];
    },
  );
  const names = Object.fromEntries(all.map(({ field, name }) => [field, name]));
  return { request: { ...request, ...names }, questions: all.map(({ question }) => question) };
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
  // "Process Technician (shift)": how it is worked is no part of what it is called.
  const title = quieted(request.jobTitle).replace(/ \((?=[\d\p{Ll}])[^()]*\)$/u, '');
  const role = /^any(?:thing|one)?\b/i.test(title) ? '' : named(title);
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
