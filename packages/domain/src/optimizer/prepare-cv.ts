import { isVerbLed, meaningsOf, readFragment, type Sentence } from '@candor/language';
import { PRESENT, toTextWithPlaces, type CvDocument } from '../cv/index.ts';
import { isCheckable } from '../improving/index.ts';
import { checkText } from '../improving/rewriting/index.ts';
import type { NamedSkill } from '../jobs/index.ts';
import { detectLanguage } from '../text/language/index.ts';
import { textAt, type Span } from '../text/index.ts';
import { countWords } from './count-words.ts';
import type { Job, Occupation, PreparedCv, ReadStatement, Statement } from './prepared-cv.ts';

const NOTHING: ReadStatement = { isVerbLed: null, verb: '', tense: null, isFirstPerson: false };
const MOST_READ = 600;

const isFirst = (text: string) => /^(?:I|my|me|we|our)$/i.test(text);

/** "Tutor one student": what may be a verb, before what an object begins with. */
function mayBeVerbLed({ tokens: [first, next] }: Sentence): boolean {
  const opensObject = /^(?:determiner|number|pronoun|particle)$/.test(next?.pos ?? '');
  return opensObject && meaningsOf(first?.text ?? '').some(({ pos }) => pos === 'verb');
}

function readAs(sentence: Sentence | null): ReadStatement {
  if (!sentence) return NOTHING;
  const verb = sentence.finiteVerb === null ? undefined : sentence.tokens[sentence.finiteVerb];
  const isLed = isVerbLed(sentence);
  const isSurelyNot =
    sentence.isCertain &&
    !mayBeVerbLed(sentence) &&
    (sentence.kind === 'noun' || sentence.kind === 'list' || sentence.kind === 'gerund');
  return {
    isVerbLed: isLed ? true : isSurelyNot ? false : null,
    verb: isLed ? (sentence.tokens.find(({ pos }) => pos === 'verb')?.lemma ?? '') : '',
    tense: isLed && verb?.isCertain && sentence.tense !== 'future' ? sentence.tense : null,
    isFirstPerson:
      sentence.tokens.some(({ text, pos }) => pos === 'pronoun' && /^(?:I|me|we|us)$/.test(text)) ||
      isFirst(sentence.tokens[0]?.text ?? ''),
  };
}

function statementsOf(
  entries: readonly { bullets: readonly string[] }[],
  path: string,
  { text: whole, places }: Pick<PreparedCv, 'text' | 'places'>,
  reads: boolean,
): Statement[] {
  return entries.flatMap(({ bullets }, at) =>
    bullets.flatMap((_bullet, index): Statement[] => {
      const bulletPath = `${path}.${at}.bullets.${index}`;
      const span = places.get(bulletPath);
      if (!span) return [];
      const text = textAt(whole, span);
      const read =
        reads && text.length <= MOST_READ ? readAs(readFragment(text.replace(/[.;]$/, ''))) : NOTHING;
      const job = path === 'experience' ? at : null;
      return [{ path: bulletPath, span, text, words: countWords(text), job, read }];
    }),
  );
}

export interface CvFacts {
  document: CvDocument;
  /** "YYYY-MM". */
  today: string;
  /** ISO 3166, small letters; '' where it is not known. */
  country: string;
  /** Finds the skills that a text names. */
  skills: (text: string) => readonly NamedSkill[];
  occupation: Occupation | null;
}

/** What the checks of the writing assistant find in the sentences of a CV, at their places in its text. */
function wordingOf(parts: readonly { text: string; span: Span }[]): PreparedCv['wording'] {
  const body = parts.map(({ text }) => text).join('\n');
  let from = 0;
  const starts = parts.map(({ text }) => {
    const start = from;
    from += text.length + 1;
    return start;
  });
  return checkText(body, { kind: 'statements' }).flatMap((finding) => {
    const at = starts.findLastIndex((start) => start <= finding.span.start);
    const [part, start = 0] = [parts[at], starts[at]];
    if (!part || finding.span.end > start + part.text.length) return [];
    const by = part.span.start - start;
    return [{ ...finding, span: { start: finding.span.start + by, end: finding.span.end + by } }];
  });
}

/** A CV read once for all checks. */
export function prepareCv({ document, today, country, skills, occupation }: CvFacts): PreparedCv {
  const { text, places: all } = toTextWithPlaces(document);
  const places = new Map(all.map(({ path, span }) => [path, span]));
  const telling = [
    document.summary,
    ...document.experience.flatMap(({ bullets }) => bullets),
    ...document.projects.flatMap(({ bullets }) => bullets),
  ].join('\n');
  const isEnglish = isCheckable(telling.trim() === '' ? text : telling);
  const ofJobs = statementsOf(document.experience, 'experience', { text, places }, isEnglish);
  const statements = [...ofJobs, ...statementsOf(document.projects, 'projects', { text, places }, isEnglish)];
  const summary = places.get('summary');
  const parts = [
    ...(summary
      ? document.summary.split('\n').map((line) => ({
          text: line,
          span: { start: text.indexOf(line, summary.start), end: summary.end },
        }))
      : []),
    ...statements,
  ].filter((part) => part.text !== '' && text.startsWith(part.text, part.span.start));
  const jobs = document.experience.map((job, at): Job => ({
    ...job,
    at,
    path: `experience.${at}`,
    isCurrent: job.end === PRESENT || (job.end === '' && job.start !== '' && at === 0),
    statements: ofJobs.filter((one) => one.job === at),
  }));
  return {
    document,
    text,
    places,
    language: detectLanguage(text),
    isEnglish,
    country,
    today,
    words: countWords(text),
    jobs,
    statements,
    wording: isEnglish ? wordingOf(parts) : [],
    skills: skills(text),
    match: null,
    occupation,
  };
}
