import { documentFromRequest, fitStatements, PRESENT, type CvDocument, type CvRequest } from '../cv/index.ts';
import { withoutBlanks } from './blanks.ts';
import { composeSummary } from './compose-summary.ts';
import { groupSkills } from './group-skills.ts';
import type { Tense } from './inflect.ts';
import { isEnglish } from './language.ts';
import { mendStatement } from './mend-statement.ts';
import { orderJobs, orderStatements } from './order-evidence.ts';
import { statementsOf } from './statements-of.ts';

export interface WritingOptions {
  /** The present month, "YYYY-MM": needed to count the years of a job that goes on. */
  today?: string;
}

/** A composed CV, and for each job of it the index the job has in the request. */
export interface Composition {
  document: CvDocument;
  jobs: number[];
}

/** The index in the request of each job that the document holds: blank rows are not in it. */
function indexesOf(request: CvRequest): number[] {
  return request.experience.flatMap((job, at) =>
    documentFromRequest({ ...request, experience: [job] }).experience.length > 0 ? [at] : [],
  );
}

/** A title typed in small letters, as its first word wants it. */
function titled(title: string): string {
  return /^[\p{Ll}\s-]+$/u.test(title) ? title.charAt(0).toUpperCase() + title.slice(1) : title;
}

/** The statements of an entry, mended and with the strongest first; as typed where they are not English. */
function writeStatements(bullets: readonly string[], tense: Tense, skills: readonly string[]): string[] {
  const typed = bullets.map(withoutBlanks);
  if (!isEnglish(typed.join('\n'))) return typed;
  const mended = statementsOf(typed).map((statement) => mendStatement(statement, tense));
  // Mending divides and lengthens: what filled its place to the brim must still fit.
  return fitStatements(orderStatements(mended, skills));
}

/** The built-in writer's CV: the person's facts selected, ordered and phrased, none added. */
export function composeCv(request: CvRequest, options: WritingOptions = {}): Composition {
  const typed = documentFromRequest(request);
  const indexes = indexesOf(request);
  const order = orderJobs(typed.experience);
  const skills = typed.skills.map((skill) => skill.name);
  const write = <E extends { end: string; bullets: string[] }>(entry: E): E => ({
    ...entry,
    bullets: writeStatements(entry.bullets, entry.end === PRESENT ? 'present' : 'past', skills),
  });
  const document = {
    ...typed,
    basics: { ...typed.basics, headline: titled(typed.basics.headline) },
    experience: order.flatMap((at) => {
      const job = typed.experience[at];
      return job ? [{ ...write(job), position: titled(job.position) }] : [];
    }),
    projects: typed.projects.map(write),
    skills: groupSkills(typed.skills),
  };
  return {
    document: { ...document, summary: composeSummary(request, document, options.today) },
    jobs: order.map((at) => indexes[at] ?? at),
  };
}
