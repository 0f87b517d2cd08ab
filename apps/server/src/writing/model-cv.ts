import { z } from 'zod';
import { cvDocumentSchema, splitSentences, type CvDocument, type CvRequest } from '@candor/domain/cv';
import type { Composition, FactsReport } from '@candor/domain/writing';
import { fenceNote } from './fenced.ts';
import { mannerNote, mannerOfCv } from './manner.ts';
import type { RefusedSentence } from './repair.ts';

/** What a model may write: words. Employers, titles, dates, schools and certificates stay the person's. */
export const modelCvSchema = z.object({
  summary: z.string(),
  jobs: z.array(z.object({ job: z.number(), bullets: z.array(z.string()) })),
  skills: z.array(z.object({ name: z.string(), group: z.string() })),
});
export type ModelCv = z.infer<typeof modelCvSchema>;

/** What of it is there while it is still being written: what is missing is empty. */
const soFarSchema = z.object({
  summary: z.string().default(''),
  jobs: z
    .array(z.object({ job: z.number().default(-1), bullets: z.array(z.string()).default([]) }))
    .default([]),
  skills: z.array(z.object({ name: z.string().default(''), group: z.string().default('') })).default([]),
});

/** What a model has written of a CV so far, its last sentence maybe cut off; null where it is no CV. */
export function cvSoFar(answer: unknown): ModelCv | null {
  return soFarSchema.safeParse(answer).data ?? null;
}

export const cvInstructions = `You write CVs. You are given one person's facts as JSON between <facts> tags.
${fenceNote}
Write in the language of the facts. Use only facts that stand there: no employer, title, date, degree, number, tool,
skill or certificate of your own, no figure that is not given, no praise that the facts do not show. Who did something
with others did not do it alone; who helped did not lead. ${mannerNote}
summary: two or three sentences, no pronouns. jobs: for each job its number and its bullets, strongest evidence first,
each opening with a verb, past tense unless the job goes on. skills: the given skills only, grouped where that helps;
an empty group where it does not.`;

/** What of a request a model is told. */
export function cvFacts(request: CvRequest, { document }: Composition): object {
  const typed = [request.summary, ...request.experience.map(({ description }) => description)].join('\n');
  return {
    manner: mannerOfCv(typed, request.personalInfo),
    jobTitle: request.jobTitle,
    targetRole: request.targetRole,
    summary: request.summary,
    jobs: document.experience.map(({ position, company, start, end, bullets }, job) => ({
      job,
      position,
      company,
      start,
      end,
      duties: bullets,
    })),
    education: document.education.map(({ degree, institution }) => ({ degree, institution })),
    skills: document.skills.map((skill) => skill.name),
    certifications: document.certifications.map((certification) => certification.name),
    languages: document.languages,
  };
}

/** The sentences of a paragraph that are whole: while it is being written, all but the last. */
export function wholeSentences(paragraph: string, isOpen: boolean): string[] {
  const sentences = splitSentences(paragraph);
  return isOpen ? sentences.slice(0, -1) : sentences;
}

/** What is whole of a CV that is being written: what the model writes last is still open. */
export function finishedPart({ summary, jobs, skills }: ModelCv): ModelCv {
  const isIn = { skills: skills.length > 0, jobs: jobs.length > 0 };
  return {
    summary: wholeSentences(summary, !isIn.jobs && !isIn.skills).join(' '),
    jobs: jobs.map(({ job, bullets }, at) => {
      const isOpen = !isIn.skills && at === jobs.length - 1;
      return { job, bullets: isOpen ? bullets.slice(0, -1) : bullets };
    }),
    skills: skills.slice(0, -1),
  };
}

/** The sentences of the summary and the bullets, as a model said them. */
export function sentencesOf({ summary, jobs }: ModelCv): string[] {
  return [...splitSentences(summary), ...jobs.flatMap(({ bullets }) => bullets)];
}

/** The built-in CV with the model's words in it; undefined where they pass a document's limits. */
export function candidateOf({ document }: Composition, written: ModelCv): CvDocument | undefined {
  const bulletsOf = new Map(
    written.jobs.flatMap(({ job, bullets }) => {
      const wording = bullets.filter((bullet) => bullet.trim() !== '');
      return wording.length > 0 ? [[job, wording] as const] : [];
    }),
  );
  const skills = written.skills.filter(({ name }) => name !== '');
  return cvDocumentSchema.safeParse({
    ...document,
    summary: written.summary.trim() === '' ? document.summary : written.summary,
    experience: document.experience.map((job, at) => ({ ...job, bullets: bulletsOf.get(at) ?? job.bullets })),
    skills: skills.length > 0 ? skills : document.skills,
  }).data;
}

/** What a model wrote, with some of its sentences said in other words. */
export function withRepairs(
  { summary, jobs, skills }: ModelCv,
  repaired: ReadonlyMap<string, string>,
): ModelCv {
  const wording = (text: string) => repaired.get(text) ?? text;
  return {
    summary: splitSentences(summary).map(wording).join(' '),
    jobs: jobs.map(({ job, bullets }) => ({ job, bullets: [...new Set(bullets.map(wording))] })),
    skills,
  };
}

/** The sentences that a model wrote and the gate refused. */
export function refusedOf(written: ModelCv, { sentences }: FactsReport): RefusedSentence[] {
  const wording = new Set(sentencesOf(written));
  return sentences.flatMap(({ refused }) => (refused && wording.has(refused.text) ? [refused] : []));
}
