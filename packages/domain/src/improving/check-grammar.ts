import { findSlips, findTenseSlips } from '@candor/language/slips';
import { say } from '../say/index.ts';
import { indefiniteArticle, sameCase, wordSet } from '../text/index.ts';
import { findingAt, type Finding } from './finding.ts';
import type { CheckOptions } from './merge-findings.ts';
import { slipWords } from './slip-words.ts';

// "Grade A eggs", "plan A or B" in small letters.
const LETTERED = wordSet(
  'vitamin grade hepatitis plan type class category group unit section level part appendix option team block schedule annex exhibit point model series form influenza',
);
const NO_NOUN = wordSet(
  'is or and are as in on at of an if it up off out over into after about again all any also until unless ever either each every am us under upon',
);
// "An historic house" and "an hotel" are old, not wrong; "npm" and "html" are spelled out.
const EITHER = /^h(?:istor|otel|abitual|eroic)|^[b-df-hj-np-tv-xz]+$/;
// Acronyms are read by some as words and left alone.
const ARTICLE = /(?<![\p{L}\p{N}'’/&-])(an?|An?) (?=(\p{Ll}[\p{L}'’-]+|\d[\d,]*))/gu;

function articlesIn(text: string): Finding[] {
  return [...text.matchAll(ARTICLE)].flatMap(({ 1: article = '', 2: next = '', index }): Finding[] => {
    const right = sameCase(article, indefiniteArticle(next));
    if (right === article || NO_NOUN.has(next) || EITHER.test(next)) return [];
    const before = /\p{L}+(?= $)/u.exec(text.slice(Math.max(0, index - 20), index))?.[0] ?? '';
    if ([before.toLowerCase(), before.toLowerCase().replace(/s$/, '')].some((word) => LETTERED.has(word)))
      return [];
    const span = { start: index, end: index + article.length };
    return [findingAt('grammar', { text, span }, say`This should read:`, right)];
  });
}

/** Slips of grammar that the dictionary does not know, by their form. */
export function checkGrammar(text: string, { kind = 'sentences' }: CheckOptions = {}): Finding[] {
  const ofEntry = kind === 'statements' ? findTenseSlips(text) : [];
  const slips = [...findSlips(text), ...ofEntry].map(({ id, span, replacement }) =>
    findingAt('grammar', { text, span }, slipWords(id), replacement),
  );
  return [...articlesIn(text), ...slips];
}
