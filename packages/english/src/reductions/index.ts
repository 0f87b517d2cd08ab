import { CLEFT, HIDDEN_DEEDS } from './hidden-deeds.data.ts';
import { LIGHT_VERBS } from './light-verbs.data.ts';
import { PLEONASMS } from './pleonasms.data.ts';
import type { Reduction } from './reduction.ts';

export { WEAK_SENTENCES } from './weak-sentences.data.ts';

/* Wordings reduced to what they say: each step keeps the meaning, and steps are composed until none is left. */
export const REDUCTIONS: readonly Reduction[] = [...HIDDEN_DEEDS, ...LIGHT_VERBS];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const MOST_STEPS = 12;

/** One reduction made in a sentence, where it fits first; the sentence as it was where it fits nowhere. */
export function reducedBy({ from, to }: Reduction, sentence: string): string {
  const found = from.exec(sentence);
  const said = found ? to({ ...found.groups }) : null;
  if (!found || said === null) return sentence;
  const rest = sentence.slice(found.index + found[0].length);
  const start = found.index === 0 && /^\p{Lu}/u.test(sentence) ? capital(said) : said;
  const isOpening = found.index > 0 && /^\p{Lu}/u.test(found[0]) && !/^I\b/.test(found[0]);
  return sentence.slice(0, found.index) + (isOpening ? capital(start) : start) + rest;
}

/** A sentence with its pleonasms gone and words of a wrong register in plain ones: the same said, word for word. */
function plainly(sentence: string): string {
  let said = sentence;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = PLEONASMS.reduce((text, [from, to]) => text.replace(from, to), said);
    if (next === said) break;
    said = next
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/ (?=[.,;])/g, '')
      .trim();
  }
  return said === sentence ? sentence : capital(said);
}

/** A sentence as it says what it says: pleonasms plainly, and "I was the one who" as "I". It claims no more and no less. */
export const meantBy = (sentence: string): string => reducedBy(CLEFT, plainly(sentence));

/**
 * A sentence in fewer and fewer words: first as it is, last in those it needs, with pleonasms gone and what was done said
 * with its verb. Each step keeps the meaning.
 */
export function reductionsOf(sentence: string): string[] {
  const steps = [sentence];
  const add = (next: string) => {
    if (next !== steps.at(-1)) steps.push(next);
  };
  add(plainly(sentence));
  for (let round = 0; round < MOST_STEPS; round += 1) {
    const before = steps.length;
    for (const reduction of REDUCTIONS) add(reducedBy(reduction, steps.at(-1) ?? sentence));
    add(plainly(steps.at(-1) ?? sentence));
    if (steps.length === before) break;
  }
  return steps;
}

/** A sentence in the words it needs. */
export const reduce = (sentence: string): string => reductionsOf(sentence).at(-1) ?? sentence;
