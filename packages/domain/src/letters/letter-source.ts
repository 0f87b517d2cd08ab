import { toText, type CvDocument } from '../cv/index.ts';
import { countYears, sourceOf, type Source, type SourceField } from '../writing/index.ts';
import type { LetterOptions } from './letter-facts.ts';
import { letterDate } from './letter-form.ts';
import type { LetterCountry, LetterRequest } from './request.ts';

/** Fields that the person wrote of themselves. */
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
] as const;
/** Fields that name whom and what the letter is about. */
const soughtFields = [
  'companyName',
  'jobTitle',
  'hiringManagerName',
  'positionApplyingFor',
  'companyAddress',
] as const;

function fieldsOf(cv: CvDocument): SourceField[] {
  const rest = toText({ ...cv, experience: [], summary: '', skills: [] });
  return [
    { field: 'cv.headline', text: cv.basics.headline },
    { field: 'cv.summary', text: cv.summary },
    { field: 'cv.skills', text: cv.skills.map(({ name, group }) => `${name} ${group}`).join('\n') },
    { field: 'cv.other', text: rest },
    ...cv.experience.flatMap(({ position, company, location, start, end, bullets }, at) => [
      { field: `cv.experience.${at}`, text: [position, company, location, start, end].join('\n') },
      ...bullets.map((text, index) => ({ field: `cv.experience.${at}.bullets.${index}`, text })),
    ]),
  ];
}

/** The form's days in the letter's words, and the years that the CV's dates cover. */
function followingFrom(
  request: LetterRequest,
  country: LetterCountry,
  { cv, today }: LetterOptions,
): SourceField {
  const days = [request.contactDate, request.lastDay].flatMap((day) => [
    letterDate(day, { country, isEnglish: true }),
    letterDate(day, { country, isEnglish: false }),
  ]);
  const headline = request.jobTitle || cv?.basics.headline || '';
  const years = cv
    ? [cv, { ...cv, basics: { ...cv.basics, headline } }].flatMap(
        (one) => countYears(one, today.slice(0, 7))?.years ?? [],
      )
    : [];
  return { field: 'form', text: [...days, ...years.map((count) => `${count} years`)].join('\n') };
}

/** "I", "my" and the like in the languages letters are written in: what writers say of themselves, no advert supports. */
const OF_WRITER = [
  /(?<![\p{L}'’])(?:I|me|my)(?!\p{L})/u,
  /(?<![\p{L}'’])(?:ich|mir|mein\p{L}*)(?!\p{L})/u,
  /(?<![\p{L}'’])(?:je|j['’]|mon|ma|mes)(?!\p{L})/u,
  /(?<![\p{L}'’])(?:yo|mi|mis)(?!\p{L})/u,
];

/** What somebody would do, hopes or wants is nothing that they did. */
const WISHES = /(?<!\p{L})(?:would|could|will|hope|want|like)(?!\p{L})|['’](?:d|ll)(?!\p{L})/u;

/** Whether a sentence says words of whom it is to: in a part that speaks of nobody else, or of what its writer wishes. */
export function isOfReader(sentence: string, words: string): boolean {
  const part = sentence.split(/[,;:](?=\s)/u).find((one) => one.includes(words));
  return part !== undefined && (!OF_WRITER.some((own) => own.test(part)) || WISHES.test(part));
}

/**
 * For each sentence what it may rest on: the form and the CV; what is said of the employer alone may come from the advert too.
 */
export function letterSources(
  request: LetterRequest,
  country: LetterCountry,
  options: LetterOptions,
): (sentence: string) => Source {
  const own: SourceField[] = [
    ...[...ownFields, ...soughtFields].map((field) => ({ field, text: request[field] })),
    ...(request.useFullText ? [{ field: 'fullText', text: request.fullText }] : []),
    followingFrom(request, country, options),
    ...(options.cv ? fieldsOf(options.cv) : []),
  ];
  const known = new Map<string, Source>();
  const once = (key: string, fields: () => readonly SourceField[]) => {
    const source = known.get(key) ?? sourceOf(fields());
    known.set(key, source);
    return source;
  };
  const employers = (options.cv?.experience ?? [])
    .map(({ company }) => company)
    .filter((name) => name !== '');
  return (sentence) => {
    if (!OF_WRITER.some((words) => words.test(sentence)))
      return once('reader', () => [...own, { field: 'jobDescription', text: request.jobDescription }]);
    const [employer, other] = employers.filter((name) => sentence.includes(name));
    if (employer === undefined || other !== undefined) return once('writer', () => own);
    // A sentence that names one employer is about that post: the figures of others do not support it.
    const posts = options.cv?.experience.flatMap(({ company }, at) =>
      company === employer ? [`cv.experience.${at}`] : [],
    );
    return once(employer, () =>
      own.map((one) => ({
        ...one,
        isFigured:
          !/^cv\.experience\.\d+\./.test(one.field) ||
          posts?.some((post) => one.field.startsWith(`${post}.`)) === true,
      })),
    );
  };
}
