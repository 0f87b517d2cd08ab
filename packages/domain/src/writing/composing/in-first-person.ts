import { meaningsOf } from '@candor/english';
import type { CvRequest } from '../../cv/index.ts';

const FIRST = /(?<![\p{L}'’])(?:I|i|[Mm]y|[Mm]e|I['’]m)(?![\p{L}'’.])/u;

/** The names that a sentence about this person can begin with, each form of them. */
function subjectsOf({ personalInfo: { fullName } }: CvRequest): RegExp {
  const names = fullName.split(/\s+/).filter((name) => /^\p{Lu}\p{L}+/u.test(name));
  const one = names.map((name) => RegExp.escape(name)).join('|');
  const named = one === '' ? '' : `|(?:(?:${one})\\s+){1,4}(?=\\p{Ll})`;
  return new RegExp(`(?<=^|[.!?]\\s+|\\n\\s*(?:[-•*]\\s*)?)(?:(?:She|He)\\s+(?=\\p{Ll})${named})`, 'gu');
}

/** "I leads" as "I lead". */
function agreed(whole: string, verb: string): string {
  const lemma = meaningsOf(verb).find(({ form }) => form === 'present3')?.lemma;
  return lemma ? `I ${lemma}` : whole;
}

/**
 * A request that speaks of its person as of somebody else, "She leads a team", in the first person; any other as it is.
 * Who writes "I" once does not mean themselves by "she".
 */
export function inFirstPerson(request: CvRequest): CvRequest {
  const texts = [request.summary, ...request.experience.map(({ description }) => description)];
  const subject = subjectsOf(request);
  const all = texts.join('\n');
  if (FIRST.test(all) || (all.match(subject)?.length ?? 0) < 2) return request;
  const said = (text: string) =>
    text
      .replaceAll(subject, 'I ')
      .replaceAll(/\bI (\p{Ll}+s)\b/gu, (whole, verb: string) =>
        verb === 'is' ? 'I am' : agreed(whole, verb),
      );
  return {
    ...request,
    summary: said(request.summary),
    experience: request.experience.map((job) => ({ ...job, description: said(job.description) })),
  };
}
