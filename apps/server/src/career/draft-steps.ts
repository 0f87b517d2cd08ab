import type { draftCareerSteps as endpoint } from '@candor/contracts/career';
import { countryPhrases } from '@candor/domain/salary';
import { shownBody, type RoadmapPlan } from '@candor/domain/career';
import { adviserIn } from '@candor/occupations/requirements';
import type { Call } from '../platform/bind.ts';
import { inLanguage } from '../platform/reader-language.ts';
import { refusedRole, workOutFor } from './work-out-for.ts';

/** What our tables say of a way: what the plan asks for already, and what it says beside. */
function factsOf({ gap, steps, notes }: RoadmapPlan): string[] {
  return [
    ...(gap.education ? [`Schooling: ${gap.education.level}.`] : []),
    ...steps.flatMap(({ title, description, milestones }) => [
      title,
      description,
      ...milestones.map(({ text }) => text),
    ]),
    ...notes.map(({ text }) => text),
  ];
}

/** Whoever decides the first paper of a plan; null where none does. */
const deciderOf = ({ steps }: RoadmapPlan) =>
  steps.flatMap(({ milestones }) => milestones).find(({ body }) => body?.decides)?.body;

/** Steps that the language model in use drafts for a move that the table does not have. */
export async function draftSteps({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { owner, signal } = ctx;
  await ctx.limits.spend('writing', owner.id);
  if (refusedRole(body) !== null) return { steps: [] };
  // A model is told in English.
  const { plan, country, cvText } = await inLanguage('en', () => workOutFor(ctx, body));
  if (plan.move) return { steps: [] };
  const { name: adviser } = shownBody(deciderOf(plan) ?? adviserIn(country));
  const steps = await ctx.stepDrafter.draft(
    {
      current: body.currentRole,
      target: body.targetRole,
      country: countryPhrases[country],
      facts: factsOf(plan),
      cvText,
    },
    { by: owner.id, signal },
  );
  return {
    steps: steps.map(({ text, quote, isKnown }) => ({ text, quote, checkWith: isKnown ? null : adviser })),
  };
}
