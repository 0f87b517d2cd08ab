import type { Rule } from './finding.ts';

/** Fewer new words are the freedom of anybody who words a line anew. */
const LEAST_WORDS = 3;
/** Of what a sentence names: with more of it new, it says something else. */
const MOST_NEW = 0.5;

/**
 * More than the lines: most of what a sentence names stands in none of them. One that shares nothing with them, such as a
 * courtesy or a sentence in another language, is not about them.
 */
export const beyondRule: Rule = ({ words, renamed, source }) => {
  const named = words.filter(({ isContent }) => isContent);
  const added = named.filter(({ stem, at }) => !source.byStem.has(stem) && !renamed.has(at));
  if (added.length === named.length || added.length < LEAST_WORDS || added.length <= MOST_NEW * named.length)
    return {};
  const quoted = added.slice(0, LEAST_WORDS).map(({ text }) => `“${text}”`);
  const said = added.map(({ text }) => text).join(' ');
  return { doubts: [{ kind: 'beyond', words: said, why: `Your lines do not say ${quoted.join(', ')}.` }] };
};
