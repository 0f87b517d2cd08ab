import { mended } from '@candor/english/mending';
import { splitSentences, toText, type CvDocument } from '../cv/index.ts';
import { comparableWords, countYears, sourceOf, type Source } from '../writing/index.ts';
import { itemsOf, withEnglishFigures } from './composing/items.ts';
import { plainSpoken } from './composing/plain-spoken.ts';
import { readerAsYou } from './composing/reader-meant.ts';
import { letterDate, personName } from './letter-form.ts';
import type { LetterOptions } from './letter-facts.ts';
import type { LetterCountry, LetterRequest } from './request.ts';

/** A field's words, with its figures as a letter sets them; of skills each item by itself. */
const typedIn = (field: keyof LetterRequest, text: string, request: LetterRequest) =>
  [
    ...new Set([
      text,
      withEnglishFigures(text),
      // With slips mended, and with "you" for whoever the words as they were typed say is the reader.
      splitSentences(text)
        .map((one) => mended(plainSpoken(readerAsYou(one, request, text))))
        .join(' '),
      ...(field === 'skills' ? itemsOf(text) : []),
    ]),
  ]
    .join('\n')
    .trim();

interface Field {
  field: string;
  text: string;
}

/** What the sentences of one letter may rest on. */
export interface LetterSources {
  /** For a sentence: everything, one job and the rest, or all but the employer applied to. */
  of(sentence: string): Source;
  whole: Source;
  /** Who typed fragments are about: the writer, or in a recommendation the person recommended. */
  subjects: readonly string[];
}

// A sentence that looks ahead, or speaks to the reader, may name the post and employer that are sought.
const LOOKS_AHEAD =
  /\b(?:you|your|yours|yourself|appl\w*|consider\w*|interest\w*|join\w*|would|could|wish\w*|hope\w*|look\w*|forward|enjoy\w*|appreciat\w*|love|vacan\w*|opening|position|post|role|job|recommend\w*|support|pleas\w*|draw\w*|attract\w*|reason|want\w*|like|why|here|leav\w*|resign\w*|notice|gratitude|thank\w*|employment|bring|future|success)\b/i;
// The same of letters in their own languages.
const LOOKS_AHEAD_ABROAD =
  /(?<!\p{L})(?:ihnen|ihre?\p{L}*|bewerb\p{L}*|bewarb|beworben|stelle|anzeige|empfehl\p{L}*|kündig\p{L}*|arbeitsverhältnis|interess\p{L}*|möchte|würde|freue|vous|votre|vos|candidature|poste|postul\p{L}*|recommand\p{L}*|démission\p{L}*|aimerais|souhait\p{L}*|usted(?:es)?|puesto|vacante|optar|quisiera|gustaría|recom\p{L}*|renuncia|baja)(?!\p{L})/iu;
const OF_WRITER = /\b(?:I|me|my|mine|I['’]\w+)\b/;

function cvFields(cv: CvDocument): Field[] {
  const general: Field[] = [
    { field: 'cv.headline', text: cv.basics.headline },
    { field: 'cv.name', text: cv.basics.name },
    { field: 'cv.location', text: cv.basics.location },
    { field: 'cv.summary', text: cv.summary },
    { field: 'cv.skills', text: cv.skills.map(({ name, group }) => `${name} ${group}`).join('\n') },
  ];
  const rest = toText({ ...cv, experience: [], summary: '', skills: [] });
  return [...general, { field: 'cv.other', text: rest }];
}

function jobFields(cv: CvDocument, at: number): Field[] {
  const job = cv.experience[at];
  if (!job) return [];
  return [
    {
      field: `cv.experience.${at}`,
      text: [job.position, job.company, job.location, job.start, job.end].join('\n'),
    },
    ...job.bullets.map((text, index) => ({
      field: `cv.experience.${at}.bullets.${index}`,
      text: withEnglishFigures(text),
    })),
  ];
}

const ownFields = [
  'name',
  'email',
  'phone',
  'location',
  'motivation',
  'experience',
  'skills',
  'achievements',
  'referralSource',
  'specificRequirements',
  'recommendeeName',
  'relationship',
  'hiringManagerName',
  'companyAddress',
  'fullText',
] as const;
const soughtFields = ['companyName', 'jobTitle', 'positionApplyingFor'] as const;

/** The form's days in the letter's words, and the years the CV's dates cover. */
function derivedField(request: LetterRequest, country: LetterCountry, { cv, today }: LetterOptions): Field {
  const days = [request.contactDate, request.lastDay].flatMap((day) => {
    const own = letterDate(day, { country, isEnglish: false });
    return [letterDate(day, { country, isEnglish: true }), own, own.replace('Januar', 'Jänner')];
  });
  const headline = request.jobTitle || cv?.basics.headline || '';
  const years = cv
    ? [cv, { ...cv, basics: { ...cv.basics, headline } }].flatMap(
        (one) => countYears(one, today.slice(0, 7))?.years ?? [],
      )
    : [];
  // Thanks alone prove no meeting: the day of it must stand in the form.
  const tookPlace =
    request.letterType === 'thank_you' && request.contactDate !== ''
      ? [
          'Interview, meeting and conversation took place',
          'Gespräch und Treffen, entretien et rencontre, entrevista, conversación y reunión',
        ]
      : [];
  return {
    field: 'form',
    text: [...days, ...tookPlace, ...years.map((count) => `${count} years`)].join('\n'),
  };
}

/**
 * What a letter may rest on: the form and the CV. The advert supports only what is said of the employer, never of the
 * writer; the post and employer that are sought may be named where the sentence looks ahead; a sentence that names
 * one employer of the CV may use the figures of that job alone.
 */
export function letterSources(
  request: LetterRequest,
  country: LetterCountry,
  options: LetterOptions,
): LetterSources {
  const fieldsOf = (names: readonly (keyof LetterRequest)[]): Field[] =>
    names
      .map((field) => ({
        field,
        text: typedIn(field, String(request[field] ?? ''), request),
      }))
      .filter(({ text }) => text !== '');
  const { cv } = options;
  const own = [...fieldsOf(ownFields), derivedField(request, country, options), ...(cv ? cvFields(cv) : [])];
  const sought = fieldsOf(soughtFields);
  const jobs = (cv?.experience ?? []).map((_job, at) => jobFields(cv as CvDocument, at));
  const isOwnEmployer = request.letterType === 'resignation' || request.letterType === 'recommendation';
  const always = isOwnEmployer ? [...own, ...sought] : own;
  const advert: Field = { field: 'jobDescription', text: request.jobDescription };
  const behind = sourceOf([...always, ...jobs.flat()]);
  const whole = sourceOf([...own, ...sought, ...jobs.flat()]);
  const ofReader = sourceOf([...own, ...sought, ...jobs.flat(), advert]);
  const employers = (cv?.experience ?? []).map(({ company }) => comparableWords(company).join(' '));
  const byJob = new Map<number, Source>();
  const ofJob = (at: number): Source => {
    const known = byJob.get(at) ?? sourceOf([...own, ...sought, ...(jobs[at] ?? [])]);
    byJob.set(at, known);
    return known;
  };
  const given = personName(request.recommendeeName).given;
  return {
    whole,
    subjects:
      request.letterType === 'recommendation'
        ? [given, 'He', 'She'].filter((name) => name !== '')
        : ['I', ...(cv?.experience ?? []).map(({ company }) => `At ${company} I`)],
    of(sentence) {
      const plain = ` ${comparableWords(sentence).join(' ')} `;
      const named = employers.flatMap((name, at) => (name !== '' && plain.includes(` ${name} `) ? [at] : []));
      const [only] = named;
      const isOfReader = /\byou(?:r|rs)?\b/i.test(sentence) && !OF_WRITER.test(sentence);
      if (isOfReader) return ofReader;
      if (named.length === 1 && only !== undefined) return ofJob(only);
      return LOOKS_AHEAD.test(sentence) || LOOKS_AHEAD_ABROAD.test(sentence) ? whole : behind;
    },
  };
}
