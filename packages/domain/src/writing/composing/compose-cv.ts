import {
  documentFromRequest,
  fitStatements,
  PRESENT,
  type CvDocument,
  type CvRequest,
} from '../../cv/index.ts';
import { withoutBlanks } from '../blanks.ts';
import type { Composition } from '../gated.ts';
import { groupSkills } from '../group-skills.ts';
import { isEnglish } from '../language.ts';
import type { FigureQuestion, LeftOut } from '../report.ts';
import { contentStems } from '../vocabulary.ts';
import { asideOf } from './asides.ts';
import { cleanRequest } from './clean-request.ts';
import { composeSummary, isSameSummary } from './compose-summary.ts';
import { figureQuestions } from './figure-questions.ts';
import { MOST_BULLETS, orderBullets, orderJobs } from './order-bullets.ts';
import { statementsOf } from './statements-of.ts';
import { capitalised, writeStatement } from './write-statement.ts';

export interface WritingOptions {
  /** The present month, "YYYY-MM": needed to count the years of a job that goes on. */
  today?: string;
}

/** The index in the request of each job that the document holds: blank rows are not in it. */
function indexesOf(request: CvRequest): number[] {
  return request.experience.flatMap((job, at) =>
    documentFromRequest({ ...request, experience: [job] }).experience.length > 0 ? [at] : [],
  );
}

/** A title typed in small letters, as its first word wants it. */
function titled(title: string): string {
  return /^[\p{Ll}\s-]+$/u.test(title) ? capitalised(title) : title;
}

interface Writing {
  request: CvRequest;
  trade: string;
  /** Stems of what is sought. */
  target: ReadonlySet<string>;
  leftOut: LeftOut[];
}

/** The statements of an entry, the strongest first; those that a CV is better without are given back. */
function writeEntry(typed: readonly string[], place: string, end: string, writing: Writing): string[] {
  const bullets = typed.map(withoutBlanks);
  const leave = (text: string, reason: LeftOut['reason']) => writing.leftOut.push({ place, text, reason });
  const told = bullets.filter((bullet) => {
    const reason = asideOf(bullet, writing.trade);
    if (reason) leave(bullet, reason);
    return !reason;
  });
  if (!isEnglish(told.join('\n'))) return told;
  const tense = end === PRESENT ? 'present' : 'past';
  const written = statementsOf(told).map((statement) =>
    writeStatement(statement, tense, writing.request.personalInfo.fullName),
  );
  const ordered = orderBullets(written, writing.target);
  for (const text of ordered.slice(MOST_BULLETS)) leave(text, 'more');
  // Writing lengthens: what filled its place to the brim must still fit.
  return fitStatements(ordered.slice(0, MOST_BULLETS));
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
export function composeCv(typed: CvRequest, options: WritingOptions = {}): Composition {
  const request = cleanRequest(typed);
  const given = documentFromRequest(request);
  const indexes = indexesOf(request);
  const order = orderJobs(given.experience);
  const writing: Writing = {
    request,
    trade: [request.jobTitle, ...given.experience.map(({ position }) => position)].join(' '),
    target: contentStems(request.targetRole),
    leftOut: [],
  };
  const experience = order.flatMap((from, at) => {
    const job = given.experience[from];
    if (!job || isPlaceholder(job.position, writing)) {
      if (job) writing.leftOut.push({ place: 'experience', text: `${job.position}, ${job.company}`, reason: 'placeholder' });
      return [];
    }
    return [
      { ...job, position: titled(job.position), bullets: writeEntry(job.bullets, `experience.${at}`, job.end, writing) },
    ];
  });
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
      bullets: writeEntry(project.bullets, `projects.${at}`, project.end, writing),
    })),
    skills: groupSkills(skills),
  };
  const { summary, leftOut } = summaryOf(request, document, options.today);
  const all = [...leftOut, ...writing.leftOut];
  return {
    document: { ...document, summary },
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

function summaryOf(request: CvRequest, document: CvDocument, today: string | undefined) {
  const texts = [request.jobTitle, request.summary, ...document.experience.flatMap((job) => job.bullets)];
  if (!isEnglish(texts.join('\n'))) return { summary: request.summary, leftOut: [] };
  const composed = composeSummary(request, document, today);
  const isNew = request.summary !== '' && !isSameSummary(composed.summary, request.summary);
  const own: LeftOut[] = isNew ? [{ place: 'summary', text: request.summary, reason: 'rewritten' }] : [];
  return { summary: composed.summary, leftOut: [...own, ...composed.leftOut] };
}
