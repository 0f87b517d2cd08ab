import {
  documentFromRequest,
  fitStatements,
  PRESENT,
  splitHasty,
  splitLines,
  typedLanguage,
  type CvDocument,
  type CvRequest,
  type SectionLanguage,
} from '../../cv/index.ts';
import { withoutBlanks } from '../blanks.ts';
import type { Composition } from '../gated.ts';
import { groupSkills } from '../group-skills.ts';
import type { LeftOut } from '../report.ts';
import { contentStems } from '../vocabulary.ts';
import type { Announced, WritingStage } from '../writer.ts';
import { PROGRESS, type WritingOptions } from '../writing-engine.ts';
import { asideOf, isPraise } from './asides.ts';
import { cleanRequest } from './clean-request.ts';
import { isOpen } from './date-questions.ts';
import { chooseBullets, orderBullets, orderJobs } from './order-bullets.ts';
import { withoutPersonal } from './personal-matter.ts';
import { questionsOf } from './questions-of.ts';
import { readsAsEnglish } from './reads-as-english.ts';
import { statementsOf, statementsOfLine } from './statements-of.ts';
import { summaryOf } from './summary-of.ts';
import { statementAsTyped } from './write-as-typed.ts';
import { capitalised, datedFromStart, postTense, writeStatement } from './write-statement.ts';

/** The index in the request of each job that the document holds: blank rows are not in it. */
function indexesOf(request: CvRequest, held: number): number[] {
  if (held === request.experience.length) return request.experience.map((_job, at) => at);
  return request.experience.flatMap((job, at) =>
    documentFromRequest({ ...request, experience: [job] }).experience.length > 0 ? [at] : [],
  );
}

/** Titles that say that there is none. */
const NO_TITLE = /^(?:anything|any(?: job| work)?|whatever|job|work|none|n\/a|tbc|-+)$/i;

/** "No computers": what somebody cannot do. */
const NO_SKILL = /^(?:none|no|not|cannot|can['’]?t|don['’]?t)(?: |$)/i;

/** A title typed in small letters, as its first word wants it. */
function titled(title: string): string {
  return /^[\p{Ll}\s-]+$/u.test(title) ? capitalised(title) : title;
}

interface Dated {
  /** The sentences of each line. */
  lines: string[][];
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

/** The statements of an entry; those that a CV is better without are given back. */
function writeEntry({ lines: typed, start, end }: Dated, place: string, writing: Writing): string[] {
  const leave = (text: string, reason: LeftOut['reason']) => writing.leftOut.push({ place, text, reason });
  const tell = (sentence: string): string[] => {
    const { text, personal } = withoutPersonal(withoutBlanks(sentence), writing.trade, false);
    for (const one of personal) leave(one, 'private');
    const reason =
      asideOf(text, writing.trade) ?? (isPraise(text) && text.includes(' ') ? 'empty' : undefined);
    const parts = reason ? splitHasty(text).flatMap((one) => one.split(/,\s+(?=left\b)/)) : [];
    if (parts.length > 1) return parts.flatMap(tell);
    if (reason) leave(text, reason);
    return reason || text === '' ? [] : [text];
  };
  const lines = typed.map((line) => fitStatements(line).flatMap(tell));
  const isEnglish = readsAsEnglish(lines.flat().join('\n'));
  const told = lines.flatMap((line) => statementsOfLine(line, isEnglish));
  if (!isEnglish) return fitStatements(told.map((one) => statementAsTyped(one, writing.language)));
  const { chosen, more } = chooseBullets(statementsOf(told), writing.target);
  for (const text of more) leave(text, 'more');
  const tense = postTense({ end });
  // Writing lengthens: what filled its place to the brim must still fit.
  return fitStatements(
    orderBullets(chosen.map((statement) => datedFromStart(writeStatement(statement, tense), start))),
  );
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
  const form = documentFromRequest(request);
  const indexes = indexesOf(request, form.experience.length);
  const experienceOf = form.experience.map((job, at) =>
    isOpen(request.experience[indexes[at] ?? at]?.duration ?? '') ? { ...job, end: PRESENT } : job,
  );
  const given = { ...form, experience: experienceOf };
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
        position: titled(withoutPersonal(job.position, '', false).text),
        bullets: writeEntry(
          { ...job, lines: splitLines(request.experience[indexes[from] ?? from]?.description ?? '') },
          `experience.${at}`,
          writing,
        ),
      },
    ];
  });
  announce?.({ kind: 'partial', document: { ...given, summary: '', experience, projects: [], skills: [] } });
  begin('skills');
  const skills = given.skills.filter(({ name }) => {
    const aside = asideOf(name, writing.trade);
    const isAside = aside === 'placeholder' || aside === 'advert';
    const reason = isAside ? aside : NO_SKILL.test(name) ? 'unsaid' : undefined;
    if (reason) writing.leftOut.push({ place: 'skills', text: name, reason });
    return !reason;
  });
  const document: CvDocument = {
    ...given,
    basics: { ...given.basics, headline: titled(given.basics.headline) },
    experience,
    projects: given.projects.map((project, at) => ({
      ...project,
      bullets: writeEntry(
        { ...project, lines: project.bullets.map((one) => [one]) },
        `projects.${at}`,
        writing,
      ),
    })),
    skills: groupSkills(skills),
  };
  announce?.({ kind: 'partial', document: { ...document, summary: '' } });
  begin('summary');
  const { summary, leftOut } = summaryOf(request, document, {
    today: options.today,
    language: writing.language,
  });
  // What was turned into the first person is offered whole, as it was typed.
  const isTyped = leftOut.every(({ text }) => typed.summary.includes(text));
  const whole: LeftOut = { place: 'summary', text: typed.summary, reason: 'rewritten' };
  const all = [...(isTyped ? leftOut : [whole]), ...writing.leftOut];
  return {
    document: { ...document, summary },
    request,
    jobs: order.flatMap((from) => {
      const job = given.experience[from];
      return job && !isPlaceholder(job.position, writing) ? [indexes[from] ?? from] : [];
    }),
    questions: questionsOf(all, request, options.today),
    leftOut: all,
  };
}

function isPlaceholder(text: string, { trade }: Writing): boolean {
  return asideOf(text, trade) === 'placeholder';
}
