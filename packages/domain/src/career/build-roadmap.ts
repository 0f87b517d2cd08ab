import { currencies, type Country } from '../salary/index.ts';
import { alternativesTo, pointOf } from './alternatives.ts';
import { familyOf } from './families.ts';
import { demandOf, difficultyOf, growthOf } from './figures.ts';
import { findGap, unknownGap } from './find-gap.ts';
import type { Gap } from './gap.ts';
import type { RoadmapInput } from './input.ts';
import { notesOn } from './notes.ts';
import type { OccupationFacts } from './occupation-facts.ts';
import type { PersonFacts } from './person.ts';
import type { RoadmapPlan } from './plan.ts';
import { relatedness } from './relatedness.ts';
import { resourcesFor } from './resources-for.ts';
import { capital, shownRole } from './say.ts';
import { distinctSources, sources } from './sources.ts';
import type { Step } from './step.ts';
import { aimsOf, stepsTo, unknownSteps, type StepDraft } from './steps/index.ts';
import { durationWords, monthsOf, timed, weeksOf } from './timing.ts';
import { trendsOf } from './trends.ts';

/** All that a roadmap is worked out from. */
export interface RoadmapQuestion {
  input: RoadmapInput;
  /** Null where the role is not known. */
  current: OccupationFacts | null;
  target: OccupationFacts | null;
  /** Occupations near the current one. */
  candidates: readonly OccupationFacts[];
  person: PersonFacts;
  /** Whose pay the facts hold. */
  country: Country;
  /** What is to be said of the place that was asked for. */
  placeNotes: readonly string[];
}

function draftsFor({ input, current, target, person, country }: RoadmapQuestion, gap: Gap): StepDraft[] {
  const role = shownRole(input.targetRole);
  const { interests } = person;
  const style = input.learningStyle;
  if (!target) return unknownSteps({ role, interests, style });
  return stepsTo({
    role,
    family: familyOf(target.code),
    code: target.code,
    isSame: current?.code === target.code,
    gap,
    hasCv: person.hasCv && person.text.trim() !== '',
    cvText: person.text,
    interests,
    country,
    style,
    months: monthsOf[input.timeframe],
    aims: aimsOf(gap),
  });
}

function stepsOf(question: RoadmapQuestion, gap: Gap): Step[] {
  const { input, target, country } = question;
  const style = input.learningStyle;
  const drafts = draftsFor(question, gap);
  const times = timed(drafts, weeksOf[input.timeframe], style);
  return drafts.map(
    ({ title, description, category, difficulty, requiredSkills, milestones, things, areas }, at) => {
      const id = String(at + 1);
      const code = target?.code ?? null;
      return {
        id,
        title,
        description,
        category,
        difficulty,
        requiredSkills,
        ...(times[at] ?? { startWeek: 1, weeks: 1, hoursPerWeek: 1, timeframe: '' }),
        resources: resourcesFor({ things, areas, category, code, country, style }),
        milestones: milestones.map(({ text, line }, nth) => ({ id: `${id}-${nth + 1}`, text, line })),
      };
    },
  );
}

const MOST_KEY_SKILLS = 8;

function keySkillsOf(target: OccupationFacts | null, gap: Gap): string[] {
  if (!target) return [];
  const of = (kind: 'technology' | 'tool' | 'skill', most: number) =>
    gap.missing
      .filter((one) => one.kind === kind)
      .slice(0, most)
      .map(({ name }) => capital(name));
  const rated = gap.skills.slice(0, 2).map(({ name }) => name);
  return [...new Set([...of('technology', 3), ...of('skill', 4), ...rated, ...of('tool', 2)])].slice(
    0,
    MOST_KEY_SKILLS,
  );
}

function descriptionOf({ input, current, target }: RoadmapQuestion, steps: readonly Step[]): string {
  const hours =
    steps.reduce((sum, { hoursPerWeek, weeks }) => sum + hoursPerWeek * weeks, 0) / weeksOf[input.timeframe];
  const way =
    current !== null && current.code === target?.code
      ? `Six steps to the next level as ${shownRole(input.targetRole)}`
      : `Six steps from ${shownRole(input.currentRole)} to ${shownRole(input.targetRole)}`;
  return `${way} in ${durationWords[input.timeframe]}, with about ${Math.max(1, Math.round(hours))} hours of work a week.`;
}

/** A roadmap from a role to another: six steps made from what lies between them, and every figure with where it comes from. */
export function buildRoadmap(question: RoadmapQuestion): RoadmapPlan {
  const { input, current, target, candidates, person, country, placeNotes } = question;
  const currency = currencies[country];
  const gap = target
    ? findGap({ current, target, person, country, months: monthsOf[input.timeframe] })
    : unknownGap(current);
  const related =
    current && target ? (current.code === target.code ? 1 : relatedness(current, target)) : null;
  const difficulty = difficultyOf(gap, related, {
    timeframe: input.timeframe,
    experience: input.experience,
    experienceAsked: current?.code === target?.code ? '' : (target?.outlook?.entry.experience ?? ''),
  });
  const demand = demandOf(target);
  const growth = growthOf(current, target, { currency, experience: input.experience });
  const steps = stepsOf(question, gap);
  const industryTrends = target ? trendsOf(target) : [];
  const alternativePaths = current && target ? alternativesTo(current, target, candidates, currency) : [];
  const basis = { difficulty: difficulty.figure, marketDemand: demand.figure, salaryGrowth: growth.figure };
  const here = current && pointOf(current, current, currency);
  const there = current && target && pointOf(current, target, currency);
  const picture = here && there ? { country, currency, current: here, target: there } : null;
  const points = [...(picture ? [picture.current, picture.target] : []), ...alternativePaths];
  return {
    description: descriptionOf(question, steps),
    currentRole: input.currentRole,
    targetRole: input.targetRole,
    totalDuration: durationWords[input.timeframe],
    totalWeeks: weeksOf[input.timeframe],
    difficulty: difficulty.value,
    marketDemand: demand.value,
    salaryGrowth: growth.value,
    basis,
    steps,
    keySkills: keySkillsOf(target, gap),
    industryTrends,
    alternativePaths,
    gap,
    picture,
    notes: notesOn({
      input,
      current,
      target,
      person,
      gap,
      salaryGrowth: { value: growth.value, isDefault: growth.figure.isDefault },
      placeNotes,
    }),
    sources: distinctSources([
      ...(target ? [sources.onet, sources.skills, sources.esco] : []),
      ...Object.values(basis).flatMap((figure) => figure.sources),
      ...industryTrends.map(({ source }) => source),
      ...points.flatMap(({ pay }) => (pay ? [pay.source] : [])),
    ]),
  };
}

/** What a roadmap is called until the person says otherwise. */
export function roadmapTitle({
  currentRole,
  targetRole,
}: Pick<RoadmapInput, 'currentRole' | 'targetRole'>): string {
  const [from, to] = [shownRole(currentRole), shownRole(targetRole)];
  return from.toLowerCase() === to.toLowerCase() ? `Growing as ${to}` : `${from} to ${to}`;
}
