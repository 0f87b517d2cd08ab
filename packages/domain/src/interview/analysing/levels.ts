import { isOnCv } from './beside-cv.ts';
import { contentWords } from './closeness.ts';
import { timeLevel } from './delivery.ts';
import type { Evidence } from './evidence.ts';
import { allFacts, factsIn, hasFact } from './facts.ts';
import { countWords, type AnswerUnit } from './read-answer.ts';
import type { RubricDimensionId } from './rubric.ts';

/** How good an answer is in each dimension of the rubric, 0 to 1. */
export type Levels = Record<RubricDimensionId, number>;

const upTo1 = (value: number) => Math.min(1, Math.max(0, value));

const REASON =
  /\b(?:because|since|so that|in order to|to make sure|which is why|that['’]?s why|the reason|otherwise|as (?:i|we|they|it|he|she))\b/i;
const CONDITION = /\b(?:if|unless|in case|otherwise|when)\b/i;
const ORDER = /\b(?:first(?:ly)?|then|next|after(?:wards| that)?|later|finally|at the end|once|before)\b/i;
const FOR_INSTANCE =
  /\b(?:for example|for instance|such as|e\.g\.|like when|say,|at my|last (?:year|month|week)|once)\b/i;
const FORWARD =
  /\b(?:i(?:['’]d| would| want| hope| am looking|['’]m looking| look forward)|next|want to|would like|looking for|applying|because you|learn)\b/i;
const THEM = /\b(?:you|your|yours)\b/i;

const some = (units: readonly AnswerUnit[], pattern: RegExp) =>
  units.some(({ words }) => pattern.test(words));
const isMine = ({ doer }: { doer: string }) => doer === 'i';

function storyStructure({ parts, read }: Evidence): number {
  const words = (units: readonly AnswerUnit[]) =>
    units.reduce((sum, unit) => sum + countWords(unit.words), 0);
  const actionShare = words(parts.action) / Math.max(1, read.saidCount);
  const scene = parts.situation.length > 0 ? 0.25 : 0;
  const task = parts.task.length > 0 ? 0.15 : 0;
  return (
    scene +
    task +
    (parts.action.length > 0 ? 0.15 + 0.2 * upTo1(actionShare / 0.35) : 0) +
    (parts.result.length > 0 ? 0.25 : 0)
  );
}

/** A plan is told in steps, with what decides between them and why. */
function planStructure({ read: { units } }: Evidence): number {
  const steps = new Set(
    units.flatMap(({ deeds }) =>
      deeds.filter((deed) => isMine(deed) && !deed.isState && !deed.isNegated).map(({ lemma }) => lemma),
    ),
  ).size;
  return (
    0.55 * upTo1(steps / 7) +
    (some(units, ORDER) ? 0.15 : 0) +
    (some(units, REASON) ? 0.15 : 0) +
    (some(units, CONDITION) ? 0.15 : 0)
  );
}

/** Who one is, or why one wants a post: what there is now, what was done, where it leads. */
function selfStructure({ read: { units }, asked }: Evidence): number {
  const deeds = units.flatMap((unit) => unit.deeds);
  const now = deeds.some((deed) => isMine(deed) && deed.told === 'present');
  const done = deeds.filter((deed) => isMine(deed) && deed.told === 'past').length;
  const leads = asked === 'motive' ? some(units, THEM) : some(units.slice(1), FORWARD) || some(units, REASON);
  return (now ? 0.25 : 0) + 0.35 * upTo1(done / 3) + (leads ? 0.25 : 0) + (some(units, REASON) ? 0.15 : 0);
}

function structureOf(evidence: Evidence): number {
  if (evidence.asked === 'story') return storyStructure(evidence);
  if (evidence.asked === 'plan') return planStructure(evidence);
  return selfStructure(evidence);
}

/** Figures and names, in how many places, and how much is told at all beside general words. */
function specificityOf({ read, asked, cv }: Evidence): number {
  const { figures, names } = allFacts(read);
  // What the CV knows can be checked twice.
  const known = cv ? cv.named.length + cv.figures.length : 0;
  const places = read.units.filter((unit) => hasFact(unit) || (cv !== null && isOnCv(cv, unit))).length;
  const content = contentWords(read.units.flatMap(({ tokens }) => tokens)).length;
  const deeds = read.units.flatMap(({ deeds: all }) => all.filter(({ isState }) => !isState)).length;
  const facts =
    0.5 * upTo1((figures.length + 0.8 * names.length + 0.5 * known) / 6) + 0.5 * upTo1(places / 4);
  const told = 0.6 * upTo1(content / 60) + 0.4 * upTo1(deeds / 12);
  const hasExample = some(read.units, FOR_INSTANCE) ? 1 : 0;
  if (asked === 'explanation') return 0.3 * facts + 0.5 * told + 0.2 * hasExample;
  return 0.45 * facts + 0.55 * told;
}

function ownershipOf({ read }: Evidence): number {
  const deeds = read.units.flatMap((unit) => unit.deeds.filter(({ isState }) => !isState));
  const mine = deeds.filter(isMine).length;
  const ours = deeds.filter(({ doer }) => doer === 'we').length;
  if (mine === 0) return ours > 0 ? 0.2 : 0;
  return upTo1(0.3 + 0.5 * (mine / (mine + ours)) + 0.2 * upTo1(mine / 5));
}

const LEARNED =
  /\b(?:learn(?:ed|t)|taught me|since then|ever since|from then on|next time|i (?:now|still)|lesson)\b/i;

function outcomeOf({ parts: { result } }: Evidence): number {
  if (result.length === 0) return 0;
  const withFigure = result.some((unit) => factsIn(unit).figures.length > 0);
  const words = result.reduce((sum, unit) => sum + countWords(unit.words), 0);
  return 0.35 + (withFigure ? 0.3 : 0) + (some(result, LEARNED) ? 0.1 : 0) + 0.25 * upTo1(words / 35);
}

function keyPointsOf({ relevance: { keyPoints } }: Evidence): number | null {
  const judged = keyPoints.flatMap(({ share, unit }) => {
    if (share === null) return [];
    // Named in passing is not explained.
    const explained = unit ? upTo1(countWords(unit.words) / 9) : 0;
    return [upTo1(share / 0.6) * (0.5 + 0.5 * explained)];
  });
  return judged.length === 0 ? null : judged.reduce((sum, share) => sum + share, 0) / judged.length;
}

function clarityOf({ delivery, read }: Evidence): number {
  const perHundred = (count: number) => (100 * count) / Math.max(40, read.saidCount);
  const { hedges, fillers, long, swearing, fillersPerMinute } = delivery;
  const hesitation =
    fillersPerMinute === null ? perHundred(fillers.length) / 6 : Math.max(0, fillersPerMinute - 1.2) / 10;
  const unread = 1 - read.saidCount / Math.max(1, Math.min(read.wordCount, 1400));
  const level =
    1 -
    0.12 * perHundred(hedges.length) -
    Math.min(0.4, hesitation) -
    0.1 * long.length -
    Math.max(0, unread);
  return swearing.length > 0 ? Math.min(0.1, level) : upTo1(level);
}

export function levelsOf(evidence: Evidence): Levels {
  const { relevance, delivery } = evidence;
  return {
    relevance: relevance.share,
    'key-points': keyPointsOf(evidence) ?? relevance.share,
    structure: structureOf(evidence),
    specificity: specificityOf(evidence),
    ownership: ownershipOf(evidence),
    outcome: outcomeOf(evidence),
    clarity: clarityOf(evidence),
    length: timeLevel(delivery),
  };
}
