import { currencies, type Country, type PayGrade } from '../salary/index.ts';
import { alternativesTo, pointOf } from './alternatives.ts';
import { checksFor } from './checks.ts';
import { difficultyOfMove } from './difficulty-of-move.ts';
import { demandOf, difficultyOf, growthOf, unknownDifficulty } from './figures.ts';
import { findGap, unknownGap } from './find-gap.ts';
import type { Gap } from './gap.ts';
import type { RoadmapInput } from './input.ts';
import { notesOn } from './notes.ts';
import { shownMove, type FoundMove, type NearMoves } from './move.ts';
import type { OccupationFacts } from './occupation-facts.ts';
import type { PersonFacts } from './person.ts';
import type { RoadmapPlan, Source } from './plan.ts';
import { relatedness } from './relatedness.ts';
import { resourcesFor } from './resources-for.ts';
import { durationOfMonths, isSameWork, shownRole } from './say.ts';
import { distinctSources, sources } from './sources.ts';
import type { Step } from './step.ts';
import { moveSteps, unknownSteps, unlistedSteps, type StepDraft } from './steps/index.ts';
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
  /** The move as the table has it, for the country; null where it does not. */
  move: FoundMove | null;
  /** What the table has near the way, where it does not have it. */
  near: NearMoves;
  /** Who tells what a job asks for in the country, as in a sentence. */
  adviser: string;
  /** The grades of one public pay scale that the two roles have. */
  grades: { current: PayGrade; target: PayGrade; scale: Source } | null;
}

/** Both roles are the same work: the way is to its next level. */
const isNextLevel = ({ input, current, target }: Pick<RoadmapQuestion, 'input' | 'current' | 'target'>) =>
  current !== null && current.code === target?.code && isSameWork(input.currentRole, input.targetRole);

function draftsFor(question: RoadmapQuestion, gap: Gap): StepDraft[] {
  const { input, target, person, move, near, adviser } = question;
  const role = shownRole(input.targetRole);
  const style = input.learningStyle;
  const cvText = person.text;
  const checks = checksFor(target?.code ?? null, question.country);
  if (move) return moveSteps({ move, cvText, years: person.yearsInRole, checks, style });
  if (!target && gap.licences.length === 0) return unknownSteps({ role, interests: person.interests, style });
  const isSame = isNextLevel(question);
  return unlistedSteps({ role, isSame, gap, near, adviser, checks, cvText, style });
}

function stepsOf(question: RoadmapQuestion, gap: Gap): Step[] {
  const { input, target, country } = question;
  const style = input.learningStyle;
  const drafts = draftsFor(question, gap);
  const times = timed(drafts, weeksOf[input.timeframe]);
  const areas = gap.knowledge.map(({ name }) => name);
  return drafts.map(
    ({ title, description, category, difficulty, requiredSkills, milestones, things }, at) => {
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
        resources: resourcesFor({ things, areas: at === 1 ? areas : [], category, code, country, style }),
        milestones: milestones.map((milestone, nth) => ({ id: `${id}-${nth + 1}`, ...milestone })),
      };
    },
  );
}

const MOST_KEY_SKILLS = 8;

/** What the target has to have shown, then what its skills are rated highest in beyond the current role. */
function keySkillsOf(gap: Gap): string[] {
  const named = [...gap.missing, ...gap.has, ...gap.skills].map(({ name }) => name);
  return [...new Set(named)].slice(0, MOST_KEY_SKILLS);
}

function descriptionOf(question: RoadmapQuestion, steps: readonly Step[], weeks: number): string {
  const { input, move } = question;
  const hours = steps.reduce((sum, step) => sum + step.hoursPerWeek * step.weeks, 0) / weeks;
  const way =
    !move && isNextLevel(question)
      ? `Six steps to the next level as ${shownRole(input.targetRole)}`
      : `Six steps from ${shownRole(input.currentRole)} to ${shownRole(input.targetRole)}`;
  return `${way} in ${durationOfWeeks(weeks, input.timeframe)}, with about ${Math.max(1, Math.round(hours))} hours of work a week on average.`;
}

/** "1 year" where it is the time that was chosen, else the time it takes. */
const durationOfWeeks = (weeks: number, timeframe: RoadmapInput['timeframe']) =>
  weeks === weeksOf[timeframe] ? durationWords[timeframe] : durationOfMonths(Math.round(weeks / (52 / 12)));

/** A roadmap from a role to another: six steps made from what lies between them, and every figure with where it comes from. */
export function buildRoadmap(question: RoadmapQuestion): RoadmapPlan {
  const { input, current, target, candidates, person, country, placeNotes, move, near } = question;
  const currency = currencies[country];
  const asked = { current, role: input.targetRole, person, country, months: monthsOf[input.timeframe] };
  const found = target
    ? findGap({ ...asked, target, proofs: move ? move.proofs : near.proofs })
    : unknownGap(asked);
  // The table says by itself what has to be got; what is held already is needed still.
  const gap = move
    ? { ...found, licences: found.licences.filter(({ isHeld }) => isHeld), education: null }
    : found;
  const related =
    current && target ? (current.code === target.code ? 1 : relatedness(current, target)) : null;
  const steps = stepsOf(question, gap);
  const weeks = steps.reduce((sum, step) => sum + step.weeks, 0);
  const difficulty = move
    ? difficultyOfMove(move, gap, person)
    : target === null
      ? unknownDifficulty
      : difficultyOf(gap, related, {
          experience: input.experience,
          experienceAsked: current?.code === target.code ? '' : (target.outlook?.entry.experience ?? ''),
        });
  const demand = demandOf(target);
  const growth = growthOf(current, target, {
    currency,
    experience: input.experience,
    grades: question.grades,
  });
  // Only the US publishes what they are told by.
  const industryTrends = target && country === 'us' ? trendsOf(target) : [];
  const alternativePaths = current && target ? alternativesTo(current, target, candidates, currency) : [];
  const basis = { difficulty: difficulty.figure, marketDemand: demand.figure, salaryGrowth: growth.figure };
  const here = current && pointOf(current, current, currency);
  const there = current && target && pointOf(current, target, currency);
  const picture = here && there ? { country, currency, current: here, target: there } : null;
  const points = [...(picture ? [picture.current, picture.target] : []), ...alternativePaths];
  return {
    description: descriptionOf(question, steps, weeks),
    currentRole: input.currentRole,
    targetRole: input.targetRole,
    totalDuration: durationOfWeeks(weeks, input.timeframe),
    totalWeeks: weeks,
    difficulty: difficulty.value,
    marketDemand: demand.value,
    salaryGrowth: growth.value,
    basis,
    steps,
    keySkills: keySkillsOf(gap),
    industryTrends,
    alternativePaths,
    gap,
    move: move && shownMove(move),
    madeFrom: move ? [] : [...near.madeFrom],
    picture,
    notes: notesOn({
      input,
      current,
      target,
      person,
      gap,
      move,
      near,
      weeks,
      salaryGrowth: { value: growth.value, isDefault: growth.figure.isDefault },
      country,
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
