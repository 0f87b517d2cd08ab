import { figuresIn } from '../text/index.ts';

// "BS 7671", "grade 7", "Level 3", "B12": the number is part of a name.
const NAMED =
  /(?:\b\p{Lu}{2,}|\b(?:[Ll]evel|[Gg]rades?|[Cc]lass|[Ss]tage|[Pp]hase|[Vv]ersion|[Ee]dition|[Pp]art|[Yy]ear|[Ww]indows|[Oo]ffice|[Tt]ype|[Ss]ection|[Uu]nit))\s$|\p{L}-?$/u;

/** Whether a statement gives a figure that measures something: not a bare year, nor the number of a norm or level. */
export function hasFigure(statement: string): boolean {
  return figuresIn(statement).some(({ value, words, start, form }) => {
    const before = statement.slice(Math.max(0, start - 12), start);
    // "Both families", "for a month", "second shift", "one of them".
    const tellsNothing = form === 'maybe' || form === 'ordinal' || (value === 1 && !/\d/.test(words));
    if (tellsNothing || (/^(?:19|20)\d{2}$/.test(words) && value >= 1950)) return false;
    return !(/^\d+$/.test(words) && NAMED.test(before));
  });
}
