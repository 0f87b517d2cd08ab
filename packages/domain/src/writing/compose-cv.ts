import { documentFromRequest, PRESENT, type CvDocument, type CvRequest } from '../cv/index.ts';
import { withoutBlanks } from './blanks.ts';
import { composeSummary } from './compose-summary.ts';
import { groupSkills } from './group-skills.ts';
import { joinContinuations } from './join-continuations.ts';
import { mendStatement } from './mend-statement.ts';
import { orderJobs, orderStatements } from './order-evidence.ts';

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

/** The built-in writer's CV: the person's facts selected, ordered and phrased, none added. */
export function composeCv(request: CvRequest, options: WritingOptions = {}): Composition {
  const typed = documentFromRequest(request);
  const indexes = indexesOf(request);
  const order = orderJobs(typed.experience);
  const skills = typed.skills.map((skill) => skill.name);
  const experience = order.flatMap((at) => {
    const job = typed.experience[at];
    if (!job) return [];
    const tense = job.end === PRESENT ? 'present' : 'past';
    return [
      {
        ...job,
        bullets: orderStatements(
          joinContinuations(job.bullets).map((bullet) => mendStatement(withoutBlanks(bullet), tense)),
          skills,
        ),
      },
    ];
  });
  const projects = typed.projects.map((project) => ({
    ...project,
    bullets: joinContinuations(project.bullets).map((bullet) => mendStatement(bullet, 'past')),
  }));
  const document = { ...typed, experience, projects, skills: groupSkills(typed.skills) };
  return {
    document: { ...document, summary: composeSummary(request, document, options.today) },
    jobs: order.map((at) => indexes[at] ?? at),
  };
}
