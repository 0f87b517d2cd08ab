import { z } from 'zod';
import { judgeDraftedStep } from '@candor/domain/career';
import { citedSchema, defineTask, lineSchema, type Cited } from './define-task.ts';
import { fenceNote } from './prompt.ts';

const givenSchema = z.object({
  current: z.string(),
  target: z.string(),
  country: z.string(),
  /** What our tables say of the way. */
  plan: z.array(lineSchema),
  cv: z.array(lineSchema),
});
type Given = z.infer<typeof givenSchema>;

const answerSchema = z.object({ steps: z.array(citedSchema).default([]) });

/** A step as a model drafted it, judged by what is known. */
export interface DraftedStep {
  text: string;
  /** The line of the CV that it builds on. */
  quote: string | null;
  /** What it says of papers, times and costs stands in our tables. */
  isKnown: boolean;
}

const MOST = 6;

/** A step as far as it may be shown; null where it names what nobody gave. */
function judged({ text, lines }: Cited, given: Given): DraftedStep | null {
  const namedOf = (some: Given['plan']) =>
    some.filter(({ id }) => lines.includes(id)).map((line) => line.text);
  const everything = [given.current, given.target, ...[...given.plan, ...given.cv].map((line) => line.text)];
  const step = text.trim();
  const verdict = judgeDraftedStep(step, { given: everything, named: namedOf(given.plan) });
  if (verdict === 'refused') return null;
  return { text: step, quote: namedOf(given.cv)[0] ?? null, isKnown: verdict === 'known' };
}

export const draftCareerSteps = defineTask<Given, z.infer<typeof answerSchema>, null, DraftedStep[]>({
  id: 'draft-career-steps',
  instructions: `You are a careers adviser. Somebody wants to go from one role to another in a country. You are given the two roles,
what is known of the way (plan) and lines of their CV (cv), each with its id, as JSON between <facts> tags. ${fenceNote}
steps: up to six further steps that the plan does not have yet, the one that blocks the others first. Each is one English
sentence that begins with a verb, says what to do and what there is to show for it, and can be begun within a month: a
piece of work, a talk, a sample, a visit. Name with each the ids of the lines of the CV that it builds on, and of the
lines of the plan that it rests on. Of licences, registrations, degrees, courses, times and costs say only what a line of
the plan says, and name that line. Add no name of a firm, school, body, product or person that no line has. No lists of
tools, nothing that anybody might do for any job, nothing that a professional of the role would smile at; rather two
steps than six.`,
  input: givenSchema,
  output: answerSchema,
  verify: ({ steps }, given) => {
    const kept = steps.flatMap((step) => judged(step, given) ?? []).slice(0, MOST);
    return kept.length > 0 ? kept : null;
  },
  without: () => [],
});
