import { currencies, type Country, type PayGrade } from '../salary/index.ts';
import { say } from '../say/index.ts';
import { sayText } from '../say/say-text.ts';
import { alternativesTo, pointOf } from './alternatives.ts';
import { difficultyOfMove } from './difficulty-of-move.ts';
import { demandOf, difficultyOf, growthOf, unknownDifficulty } from './figures.ts';
import { findGap, unknownGap } from './find-gap.ts';
import type { Gap } from './gap.ts';
import { durationWords, type RoadmapInput } from './input.ts';
import { notesOn } from './notes.ts';
import { shownMove, type FoundMove } from './move.ts';
import type { OccupationFacts } from './occupation-facts.ts';
import type { PersonFacts } from './person.ts';
import { MOST_STEPS, type RoadmapPlan, type Source } from './plan.ts';
import { relatedness } from './relatedness.ts';
import { isSamePaper, type CareerBody, type Requirement } from './requirement.ts';
import { resourcesFor } from './resources-for.ts';
import { isSameWork, shownRole } from './say.ts';
import { schoolingSentence } from './schooling.ts';
import { distinctSources, sources } from './sources.ts';
import type { Step } from './step.ts';
import { stepsTo } from './steps.ts';
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
  /** A note on the place that was asked for. */
  placeNotes: readonly string[];
  /** The move as the table has it, for the country, from the person's role or from others; null where it does not. */
  move: FoundMove | null;
  /** What the target usually asks for in the country. */
  requirements: readonly Requirement[];
  /** Who tells what a job asks for in the country. */
  adviser: CareerBody;
  /** The grades of one public pay scale that the two roles have. */
  grades: { current: PayGrade; target: PayGrade; scale: Source } | null;
}

/** Both roles are the same work: the way is to its next level. */
const isNextLevel = ({ input, current, target }: Pick<RoadmapQuestion, 'input' | 'current' | 'target'>) =>
  current !== null && current.code === target?.code && isSameWork(input.currentRole, input.targetRole);

/** Whether the qualification or licence of the work itself is known: a class of occupations would say less of it, and wider. */
const isSchoolingKnown = ({ move, requirements }: RoadmapQuestion) =>
  (move?.study ?? null) !== null || requirements.some(({ kind }) => kind === 'licence');

/** A move from other roles, without the shorter way that those have to a licence whose usual way is known. */
function withoutShortcut({ move, requirements }: RoadmapQuestion): FoundMove | null {
  if (!move?.register || move.comesFrom.length === 0) return move;
  const { register } = move;
  const isKnown = requirements.some((one) => one.kind === 'licence' && isSamePaper(register, one));
  return isKnown ? { ...move, study: null, register: null } : move;
}

function stepsOf(question: RoadmapQuestion, gap: Gap): Step[] {
  const { input, target, country, person, move, requirements, adviser } = question;
  const drafts = stepsTo({
    role: shownRole(input.targetRole),
    isSame: move === null && isNextLevel(question),
    move,
    requirements,
    schooling: gap.education === null || isSchoolingKnown(question) ? null : schoolingSentence(gap.education),
    adviser,
    cvText: person.text,
    roles: `${input.currentRole} ${input.targetRole}`,
  });
  const code = target?.code ?? null;
  return drafts.slice(0, MOST_STEPS).map(({ names, requiredSkills = names, milestones, ...draft }, at) => {
    const id = String(at + 1);
    const wanted = { names, category: draft.category, code, country };
    return {
      id,
      ...draft,
      requiredSkills: [...requiredSkills],
      resources: resourcesFor({ ...wanted, style: input.learningStyle }),
      milestones: milestones.map((milestone, nth) => ({ id: `${id}-${nth + 1}`, ...milestone })),
    };
  });
}

const MOST_KEY_SKILLS = 8;

/** What interviews ask examples of, then what the target's skills are rated highest in beyond the current role. */
function keySkillsOf(move: FoundMove | null, gap: Gap): string[] {
  const named = [
    ...(move?.proofs.map(({ label }) => sayText(label)) ?? []),
    ...gap.skills.map(({ name }) => name),
  ];
  return [...new Set(named)].slice(0, MOST_KEY_SKILLS);
}

function descriptionOf(question: RoadmapQuestion): string {
  const { input, move, person } = question;
  const [from, to] = [shownRole(input.currentRole), shownRole(input.targetRole)];
  if (!move && isNextLevel(question))
    return person.hasCv
      ? say`The next level as ${to}: what is usually asked for, whom to ask, and what your CV may show of it. You decide what you have.`
      : say`The next level as ${to}: what is usually asked for, and whom to ask. You decide what you have.`;
  return person.hasCv
    ? say`From ${from} to ${to}: what is usually asked for, whom to ask, and what your CV may show of it. You decide what you have.`
    : say`From ${from} to ${to}: what is usually asked for, and whom to ask. You decide what you have.`;
}

/** A roadmap from a role to another: what is asked for on the way, and every figure with where it comes from. */
export function buildRoadmap(asked: RoadmapQuestion): RoadmapPlan {
  const question = { ...asked, move: withoutShortcut(asked) };
  const { input, current, target, candidates, person, country, placeNotes, move, requirements } = question;
  const currency = currencies[country];
  const gap = target ? findGap({ current, target, person, country }) : unknownGap(current);
  const related =
    current && target ? (current.code === target.code ? 1 : relatedness(current, target)) : null;
  const steps = stepsOf(question, gap);
  const difficulty = move
    ? difficultyOfMove(move)
    : target === null && requirements.length === 0
      ? unknownDifficulty()
      : difficultyOf(gap, requirements, {
          related,
          experience: input.experience,
          // Only the US publishes it.
          experienceAsked:
            country !== 'us' || current?.code === target?.code
              ? null
              : (target?.outlook?.entry.experience ?? null),
        });
  const demand = demandOf(target);
  const growth = growthOf(current, target, {
    currency,
    experience: input.experience,
    grades: question.grades,
  });
  // Only the US publishes what they are told by.
  const industryTrends = target && country === 'us' ? trendsOf(target) : [];
  const alternativePaths =
    current && target
      ? alternativesTo(current, target, candidates, { currency, interests: person.interests })
      : [];
  const basis = { difficulty: difficulty.figure, marketDemand: demand.figure, salaryGrowth: growth.figure };
  const here = current && pointOf(current, current, currency);
  const there = current && target && pointOf(current, target, currency);
  const picture = here && there ? { country, currency, current: here, target: there } : null;
  const points = [...(picture ? [picture.current, picture.target] : []), ...alternativePaths];
  return {
    description: descriptionOf(question),
    currentRole: input.currentRole,
    targetRole: input.targetRole,
    totalDuration: durationWords[input.timeframe],
    difficulty: difficulty.value,
    marketDemand: demand.value,
    salaryGrowth: growth.value,
    basis,
    steps,
    keySkills: keySkillsOf(move, gap),
    industryTrends,
    alternativePaths,
    gap: isSchoolingKnown(question) ? { ...gap, education: null } : gap,
    move: move && shownMove(move),
    comesFrom: [...(move?.comesFrom ?? [])],
    picture,
    notes: notesOn({
      input,
      current,
      target,
      person,
      move,
      requirements,
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
  return from.toLowerCase() === to.toLowerCase() ? say`Growing as ${to}` : say`${from} to ${to}`;
}
