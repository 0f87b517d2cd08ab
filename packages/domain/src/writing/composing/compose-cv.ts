import {
  documentFromRequest,
  fitStatements,
  PRESENT,
  splitSentences,
  typedLanguage,
  type CvDocument,
  type CvRequest,
  type SectionLanguage,
} from '../../cv/index.ts';
import { withoutBlanks } from '../blanks.ts';
import type { Composition } from '../gated.ts';
import { groupSkills } from '../group-skills.ts';
import type { FigureQuestion, LeftOut } from '../report.ts';
import { contentStems } from '../vocabulary.ts';
import type { Announced, WritingStage } from '../writer.ts';
import { PROGRESS, type WritingOptions } from '../writing-engine.ts';
import { asideOf, isPraise } from './asides.ts';
import { cleanRequest } from './clean-request.ts';
import { composeSummary, isSameSummary } from './compose-summary.ts';
import { figureQuestions } from './figure-questions.ts';
import { MOST_BULLETS, orderBullets, orderJobs } from './order-bullets.ts';
import { readsAsEnglish } from './reads-as-english.ts';
import { statementsOf } from './statements-of.ts';
import { paragraphAsTyped, statementAsTyped } from './write-as-typed.ts';
import { capitalised, datedFromStart, writeStatement } from './write-statement.ts';

/** The index in the request of each job that the document holds: blank rows are not in it. */
function indexesOf(request: CvRequest): number[] {
  return request.experience.flatMap((job, at) =>
    documentFromRequest({ ...request, experience: [job] }).experience.length > 0 ? [at] : [],
  );
}

/** Titles that say that there is none. */
const NO_TITLE = /^(?:anything|any(?: job| work)?|whatever|job|work|none|n\/a|tbc|-+)$/i;

/** A title typed in small letters, as its first word wants it. */
function titled(title: string): string {
  return /^[\p{Ll}\s-]+$/u.test(title) ? capitalised(title) : title;
}

interface Dated {
  bullets: string[];
  start: string;
  end: string;
}

interface Writing {
  request: CvRequest;
  trade: string;
  /** Stems of what is sought. */
  target: ReadonlySet<string>;
  leftOut: LeftOut[];
  /** The form's language; undefined where it does not tell. */
  language: SectionLanguage | undefined;
}

/** The statements of an entry, the strongest first; those that a CV is better without are given back. */
function writeEntry({ bullets: typed, start, end }: Dated, place: string, writing: Writing): string[] {
  const bullets = typed.map(withoutBlanks);
  const leave = (text: string, reason: LeftOut['reason']) => writing.leftOut.push({ place, text, reason });
  const told = bullets.filter((bullet) => {
    const reason =
      asideOf(bullet, writing.trade) ?? (isPraise(bullet) && bullet.includes(' ') ? 'empty' : undefined);
    if (reason) leave(bullet, reason);
    return !reason;
  });
  if (!readsAsEnglish(told.join('\n')))
    return told.map((bullet) => statementAsTyped(bullet, writing.language));
  const ordered = orderBullets(statementsOf(told), writing.target);
  for (const text of ordered.slice(MOST_BULLETS)) leave(text, 'more');
  const tense = end === PRESENT ? 'present' : 'past';
  // Writing lengthens: what filled its place to the brim must still fit.
  const written = ordered
    .slice(0, MOST_BULLETS)
    .map((statement) => datedFromStart(writeStatement(statement, tense), start));
  return fitStatements(orderBullets(written, writing.target));
}

/** Left out, and why, as a question beside the CV: what only the person can put right. */
function questionsOf(leftOut: readonly LeftOut[], request: CvRequest): FigureQuestion[] {
  const asked = leftOut
    .filter(({ reason }) => reason === 'placeholder')
    .map(({ place, text }) => ({
      field: place,
      sentence: text,
      question: 'This looks like a placeholder. Type your own words over it in the form.',
    }));
  return [...asked, ...figureQuestions(request)];
}

/** The built-in writer's CV: the person's facts selected, ordered and phrased, none added. */
export function composeCv(
  typed: CvRequest,
  options: WritingOptions = {},
  { announce }: { announce?: ((event: Announced) => void) | undefined } = {},
): Composition {
  const begin = (stage: WritingStage) => announce?.({ kind: 'stage', stage, progress: PROGRESS[stage] });
  begin('facts');
  const cleaned = cleanRequest(typed);
  const hasTitle = !NO_TITLE.test(cleaned.jobTitle.trim());
  const held = cleaned.experience.find(
    ({ position }) => position !== '' && asideOf(position, '') === undefined,
  );
  const request = hasTitle ? cleaned : { ...cleaned, jobTitle: held?.position ?? cleaned.jobTitle };
  const given = documentFromRequest(request);
  const indexes = indexesOf(request);
  const order = orderJobs(given.experience);
  const writing: Writing = {
    request,
    trade: [request.jobTitle, ...given.experience.map(({ position }) => position)].join(' '),
    target: contentStems(request.targetRole),
    leftOut: [],
    language: typedLanguage(request),
  };
  begin('experience');
  const experience = order.flatMap((from, at) => {
    const job = given.experience[from];
    if (!job || isPlaceholder(job.position, writing)) {
      if (job)
        writing.leftOut.push({
          place: 'experience',
          text: `${job.position}, ${job.company}`,
          reason: 'placeholder',
        });
      return [];
    }
    return [
      {
        ...job,
        position: titled(job.position),
        bullets: writeEntry(job, `experience.${at}`, writing),
      },
    ];
  });
  announce?.({ kind: 'partial', document: { ...given, summary: '', experience, projects: [], skills: [] } });
  begin('skills');
  const skills = given.skills.filter(({ name }) => {
    const isKept = !isPlaceholder(name, writing);
    if (!isKept) writing.leftOut.push({ place: 'skills', text: name, reason: 'placeholder' });
    return isKept;
  });
  const document: CvDocument = {
    ...given,
    basics: { ...given.basics, headline: titled(given.basics.headline) },
    experience,
    projects: given.projects.map((project, at) => ({
      ...project,
      bullets: writeEntry(project, `projects.${at}`, writing),
    })),
    skills: groupSkills(skills),
  };
  announce?.({ kind: 'partial', document: { ...document, summary: '' } });
  begin('summary');
  const { summary, leftOut } = summaryOf(request, document, options.today);
  // As it was typed: what was turned into the first person is offered whole.
  const ofSummary = leftOut.map((one) =>
    one.reason === 'rewritten' ? { ...one, text: typed.summary } : one,
  );
  const all = [...ofSummary.filter(({ text }) => typed.summary.includes(text)), ...writing.leftOut];
  return {
    document: { ...document, summary },
    request,
    jobs: order.flatMap((from) => {
      const job = given.experience[from];
      return job && !isPlaceholder(job.position, writing) ? [indexes[from] ?? from] : [];
    }),
    questions: questionsOf(all, request),
    leftOut: all,
  };
}

function isPlaceholder(text: string, { trade }: Writing): boolean {
  return asideOf(text, trade) === 'placeholder';
}

const LEAST_WORDS = 4;

/** A summary in another language: as it was typed, without what no CV should say. */
function otherLanguage(
  { summary, jobTitle }: CvRequest,
  language: SectionLanguage | undefined,
): { summary: string; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const lines = summary.split('\n').map((line) =>
    splitSentences(line)
      .filter((sentence) => {
        const reason = asideOf(sentence, jobTitle);
        if (reason) leftOut.push({ place: 'summary', text: sentence, reason });
        return !reason;
      })
      .join(' '),
  );
  const rest = lines.join('\n').trim();
  // A word or two that are left tell nothing.
  const isTold = rest.split(/\s+/).length >= LEAST_WORDS;
  const kept = leftOut.length === 0 ? summary : isTold ? rest : '';
  return { summary: kept === '' ? '' : paragraphAsTyped(kept, language), leftOut };
}

function summaryOf(request: CvRequest, document: CvDocument, today: string | undefined) {
  const texts = [request.jobTitle, request.summary, ...document.experience.flatMap((job) => job.bullets)];
  if (!readsAsEnglish(texts.join('\n')) || !readsAsEnglish(request.summary))
    return otherLanguage(request, typedLanguage(request));
  const composed = composeSummary(request, document, today);
  const isNew = request.summary !== '' && !isSameSummary(composed.summary, request.summary);
  const own: LeftOut[] = isNew ? [{ place: 'summary', text: request.summary, reason: 'rewritten' }] : [];
  return { summary: composed.summary, leftOut: [...own, ...composed.leftOut] };
}
