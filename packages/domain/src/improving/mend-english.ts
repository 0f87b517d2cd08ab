import { sameCase } from '../text/index.ts';
import { countedSingular, pluralOf } from './counted-nouns.ts';
import { gerund, inflect, standsAsVerb, verbForm } from './inflect.ts';
import { misspelling } from '../writing/index.ts';
import { misspellings, uncountables } from '../writing/index.ts';
import { nounLikeVerbs } from './verbs.data.ts';

const WORDS = new RegExp(`\\b(?:${Object.keys(misspellings).join('|')})\\b`, 'gi');
const UNCOUNTABLE = new RegExp(`\\b(${uncountables.join('|')})s\\b`, 'gi');
// Not "Staffs", a county for short, nor "staffs the desk".
const STAFFS = /\bstaffs\b(?! (?:the|a|an|all|both|our|its|his|her)\b)/g;
// Words that are never said twice on purpose: "peri peri", "tuk tuk" and "checked in in" are right.
const DOUBLED =
  /\b(the|a|an|and|or|but|of|to|for|from|with|at|by|as|my|our|your|their|his|its|we|they|was|were|are|be|been|have|has|will|would|can't|which|who|this|these|those|not|all|each|every|when|while|because|than|into|through) \1\b/g;
/** "its the best" where "it's" is meant: what is owned takes no article. */
const ITS = /\bits (?=(?:a|an|the|been|my|your|where|why|because|not (?:a|an|the|only))\b)/gi;
const CANNOT = /\b(I|you|we|they|he|she|it) (cant|wont)\b/gi;
// Only verbs that are hardly ever nouns: "for make soup" must not touch "for work", "by make and model" or "sell side".
const BARE =
  /\b(for|of|by|about) (make|prepare|clean|serve|sell|teach|give|keep|bring|buy|build|take care|receive|deliver|manage|maintain|organi[sz]e|repair|operate|provide|improve|learn|do)(?= (?!(?:of|and|or|to|side|fit|up|off|over|out|by|it yourself|not)\b)[a-z0-9])/g;

/** "I was teach", "I am work", "I have work", "I did manage": an auxiliary before a bare verb. */
function withoutAuxiliary(text: string): string {
  return text.replace(
    /^(i )?(was|am|have|did|do|is) ((?!able\b|part\b|set\b|put\b|cut\b|read\b|let\b)[a-z]+)(?= (?!to\b)(\S+))/i,
    (whole, subject: string | undefined, auxiliary: string, word: string, next: string) => {
      const found = verbForm(word.toLowerCase());
      if (!subject && !/^did$/i.test(auxiliary)) return whole;
      if (
        found?.form !== 'base' ||
        (!subject && !standsAsVerb(found, next)) ||
        inflect(found.base, 'past') === found.base
      )
        return whole;
      const isPast = /^(?:was|have|did)$/i.test(auxiliary);
      return `${subject ?? ''}${inflect(found.base, isPast ? 'past' : 'present')}`;
    },
  );
}

/** Slips that have one right form: spelling, doubled words, a lower-case "i", uncountable plurals, "5 person". Facts stay. */
export function mendEnglish(text: string): string {
  return withoutAuxiliary(
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ([,;])(?=\s)/g, '$1')
      .replaceAll(DOUBLED, '$1')
      .replaceAll(/(?<![\p{L}\p{N}.])i(?=$| |'(?:m|ve|d|ll)\b)/gu, 'I')
      .replaceAll(WORDS, (word: string, at: number, whole: string) =>
        sameCase(word, misspelling(whole, at, word) ?? word),
      )
      .replaceAll(ITS, (its) => `${its.slice(0, 2)}'s `)
      .replaceAll(CANNOT, (_whole, who: string, verb: string) => `${who} ${verb.slice(0, -1)}'t`)
      .replaceAll(UNCOUNTABLE, '$1')
      .replaceAll(STAFFS, 'staff')
      .replaceAll(countedSingular, (_whole, count: string, noun: string) => `${count} ${pluralOf(noun)}`)
      .replaceAll(BARE, (whole, preposition: string, verb: string) => {
        const [first = '', ...rest] = verb.split(' ');
        return nounLikeVerbs.has(first) && first !== 'clean' && first !== 'serve'
          ? whole
          : [preposition, gerund(first), ...rest].join(' ');
      })
      .replace(/\b((?:increas|reduc|improv|rais|decreas)ed [^.;]{1,60}) with (?=\d[\d.,]*\s?%)/i, '$1 by ')
      .replaceAll(/\.{2}(?!\.)/g, '.')
      .trim(),
  );
}
