import { figuresIn, wordSet } from '../text/index.ts';

// "BS 7671", "grade 7", "Level 3", "B12": the number is part of a name.
const NUMBERED = wordSet(
  'level grade grades class stage phase version edition part year windows office type section unit',
);

function isNamed(before: string): boolean {
  const word = /\b(\p{L}+)\s$/u.exec(before)?.[1];
  if (word === undefined) return /\p{L}-?$/u.test(before);
  return /^\p{Lu}{2,}$/u.test(word) || NUMBERED.has(word.charAt(0).toLowerCase() + word.slice(1));
}

/** Whether a statement gives a figure that measures something: not a bare year, nor the number of a norm or level. */
export function hasFigure(statement: string): boolean {
  return figuresIn(statement).some(({ value, words, start, form }) => {
    const before = statement.slice(Math.max(0, start - 12), start);
    // "Both families", "for a month", "second shift", "one of them".
    const isEmpty = form === 'maybe' || form === 'ordinal' || (value === 1 && !/\d/.test(words));
    if (isEmpty || (/^(?:19|20)\d{2}$/.test(words) && value >= 1950)) return false;
    return !(/^\d+$/.test(words) && isNamed(before));
  });
}
