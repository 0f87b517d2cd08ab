import { meaningsOf } from './title-index.ts';
import { titleTable } from './title-table.ts';
import { lessRank } from './title-variants.ts';
import { usWages } from './us-wages.ts';

/** How certain each way of finding a title is. */
export const CERTAINTY = {
  exact: 1,
  unranked: 0.9,
  reordered: 0.85,
  shared: 0.7,
  respelt: 0.75,
  compound: 0.5,
  ranked: 0.6,
};
/** Employment decides between the meanings of a title, but less than what the sources say of it. */
const BY_EMPLOYMENT = 0.2;
/** A specialism (15-1299.04) shares the employment of its code with others. */
const OF_SPECIALISM = 0.3;

/** Titles agree on an occupation that has such a share of what they mean. */
const LEAST_AGREEING = 0.4;

/** Weight of each occupation that a title may mean, by its place. */
export type Meanings = Map<number, number>;

const prior = new Map<number, number>();

function priorOf(at: number): number {
  let known = prior.get(at);
  if (known === undefined) {
    const code = titleTable().occupations[at]?.code ?? '';
    const employed = (usWages(code)?.employment ?? 0) * (code.endsWith('.00') ? 1 : OF_SPECIALISM);
    known = Math.max(employed, 5_000) ** BY_EMPLOYMENT;
    prior.set(at, known);
  }
  return known;
}

/** Adds what a title means, weighed by employment; false where it is not listed. */
export function add(to: Meanings, title: string, factor: number): boolean {
  const meanings = meaningsOf(title);
  for (const { at, weight } of meanings) to.set(at, (to.get(at) ?? 0) + factor * weight * priorOf(at));
  return meanings.length > 0;
}

/** What a title may mean, and how certain that is. */
export interface Found {
  meanings: Meanings;
  certainty: number;
}

/** A title as it is listed, or without its rank. */
export function lookUpTitle(words: readonly string[]): Found | null {
  const meanings: Meanings = new Map();
  if (add(meanings, words.join(' '), 1)) return { meanings, certainty: CERTAINTY.exact };
  return lessRank(words).some((less) => add(meanings, less.join(' '), 1))
    ? { meanings, certainty: CERTAINTY.unranked }
    : null;
}

/** Meanings of several titles, where these agree on one occupation. */
export function agreed(meanings: Meanings, certainty: number): Found | null {
  const whole = [...meanings.values()].reduce((sum, weight) => sum + weight, 0);
  return Math.max(0, ...meanings.values()) >= LEAST_AGREEING * whole && whole > 0
    ? { meanings, certainty }
    : null;
}
