import {
  cvLimits,
  documentFromRequest,
  typedLanguage,
  type CvDocument,
  type CvRequest,
} from '../../cv/index.ts';
import { withoutBlanks } from '../blanks.ts';
import type { Composition } from '../gated.ts';
import type { Announced, WritingStage } from '../writer.ts';
import { PROGRESS, type WritingOptions } from '../writing-engine.ts';
import { marksOfCv } from './marks-of-cv.ts';
import { orderJobs } from './order-jobs.ts';
import { openingCapital, tidyLine, tidyParagraphs } from '../tidy-line.ts';

/** The index in the request of each job that the document holds: blank rows are not in it. */
function indexesOf(request: CvRequest, held: number): number[] {
  if (held === request.experience.length) return request.experience.map((_job, at) => at);
  return request.experience.flatMap((job, at) =>
    documentFromRequest({ ...request, experience: [job] }).experience.length > 0 ? [at] : [],
  );
}

/** A title typed in small letters, as its first word wants it. */
const titled = (title: string) => (/\p{Lu}/u.test(title) ? title : openingCapital(title));

/**
 * A CV without a model: the person's own lines with what cannot be wrong put right, their posts in order, and marks for what
 * may be better and what is missing. No line is left out and none is worded anew.
 */
export function composeCv(
  request: CvRequest,
  options: WritingOptions = {},
  { announce }: { announce?: ((event: Announced) => void) | undefined } = {},
): Composition {
  const begin = (stage: WritingStage) => announce?.({ kind: 'stage', stage, progress: PROGRESS[stage] });
  begin('facts');
  const given = documentFromRequest(request);
  const language = typedLanguage(request);
  const tidied = <E extends { bullets: string[] }>(entry: E): E => ({
    ...entry,
    bullets: entry.bullets
      .map((line) => tidyLine(withoutBlanks(line), language))
      .filter((line) => line !== ''),
  });
  begin('experience');
  const order = orderJobs(given.experience);
  const experience = order.flatMap((at) => {
    const job = given.experience[at];
    return job ? [{ ...tidied(job), company: titled(job.company), position: titled(job.position) }] : [];
  });
  const document: CvDocument = {
    ...given,
    basics: { ...given.basics, headline: titled(given.basics.headline) },
    experience,
    education: given.education.map(tidied),
    projects: given.projects.map(tidied),
    custom: given.custom.map((section) => ({ ...section, entries: section.entries.map(tidied) })),
  };
  announce?.({ kind: 'partial', document: { ...document, summary: '' } });
  begin('summary');
  const summary = tidyParagraphs(given.summary, language);
  // A stop that was put behind it may be one too many.
  const whole = { ...document, summary: summary.length > cvLimits.paragraph ? given.summary : summary };
  const indexes = indexesOf(request, given.experience.length);
  return {
    document: whole,
    request,
    jobs: order.map((at) => indexes[at] ?? at),
    marks: marksOfCv(whole, options.today),
  };
}
