import type { Asked, OccupationFacts, UsedThing } from './occupation-facts.ts';

/** The occupations that tables of equipment and titles speak of: how rare a thing is, is counted among them. */
const OCCUPATIONS = 1_016;

function cosine(a: readonly Asked[], b: readonly Asked[]): number {
  const others = new Map(b.map(({ name, standing }) => [name, standing]));
  const length = (list: readonly Asked[]) => Math.sqrt(list.reduce((sum, one) => sum + one.standing ** 2, 0));
  const product = a.reduce((sum, { name, standing }) => sum + standing * (others.get(name) ?? 0), 0);
  return product === 0 ? 0 : product / (length(a) * length(b));
}

type Weighted = ReadonlyMap<string, number>;

/** The cosine of two sets whose members weigh more the rarer they are. */
function shared(a: Weighted, b: Weighted): number {
  const length = (set: Weighted) =>
    Math.sqrt([...set.values()].reduce((sum, weight) => sum + weight ** 2, 0));
  let product = 0;
  for (const [name, weight] of a) product += weight * (b.get(name) ?? 0);
  return product === 0 ? 0 : product / (length(a) * length(b));
}

const weighted = (things: readonly UsedThing[]): Weighted =>
  new Map(things.map(({ name, usedBy }) => [name, Math.log(OCCUPATIONS / Math.max(1, usedBy))]));
const words = ({ titleWords }: OccupationFacts): Weighted =>
  new Map(titleWords.map(({ word, weight }) => [word, weight]));

/** Major group, minor group and broad occupation of the Standard Occupational Classification. */
const LEVELS = [2, 4, 6] as const;
const sharedLevels = (a: string, b: string) =>
  LEVELS.filter((length) => a.slice(0, length) === b.slice(0, length)).length;

/** Fitted by logistic regression on two thirds of O*NET's related pairs against random ones (`bench relatedness`). */
const weights = { skills: 1, knowledge: 3.1, technologies: 1.7, tools: 1.4, title: 3.1, levels: 1.2 };
const bias = -2.2;

/**
 * How near two occupations are, from 0 (nothing in common) to 1: importance of skills and knowledge, technologies, tools,
 * words of the title and place in the classification. The same either way round.
 */
export function relatedness(a: OccupationFacts, b: OccupationFacts): number {
  const sum =
    bias +
    weights.skills * cosine(a.skills, b.skills) +
    weights.knowledge * cosine(a.knowledge, b.knowledge) +
    weights.technologies * shared(weighted(a.technologies), weighted(b.technologies)) +
    weights.tools * shared(weighted(a.tools), weighted(b.tools)) +
    weights.title * shared(words(a), words(b)) +
    weights.levels * sharedLevels(a.code, b.code);
  return 1 / (1 + Math.exp(-sum));
}
