import type { Token } from '@candor/english';
import type { AnswerUnit, ReadAnswer } from './read-answer.ts';

/** What makes a unit checkable: figures and names, each once, as they stand. */
export interface Facts {
  figures: string[];
  names: string[];
}

/** "one of them" counts nothing, and "second" is an order as often as a figure. */
const isFigure = ({ pos, text }: Token) =>
  /\d/.test(text) || (pos === 'number' && !/^(?:ones?|first|second)$/i.test(text));

function isNamed({ isName, text }: Token, at: number): boolean {
  return isName && at > 0 && /^\p{Lu}/u.test(text) && !/^I(?:['’]|$)/.test(text);
}

const factsByUnit = new WeakMap<AnswerUnit, Facts>();

export function factsIn(unit: AnswerUnit): Facts {
  const known = factsByUnit.get(unit);
  if (known) return known;
  const { tokens } = unit;
  const facts = {
    figures: [...new Set(tokens.filter(isFigure).map(({ text }) => text))],
    names: [...new Set(tokens.filter(isNamed).map(({ text }) => text))],
  };
  factsByUnit.set(unit, facts);
  return facts;
}

/** All facts of an answer, each once. */
export function allFacts({ units }: ReadAnswer): Facts {
  const all = units.map(factsIn);
  return {
    figures: [...new Set(all.flatMap(({ figures }) => figures))],
    names: [...new Set(all.flatMap(({ names }) => names))],
  };
}

export const hasFact = (unit: AnswerUnit): boolean => {
  const { figures, names } = factsIn(unit);
  return figures.length + names.length > 0;
};
