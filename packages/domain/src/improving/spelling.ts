import { sameCase } from '../text/index.ts';
import { misspelling } from '../writing/index.ts';
import { findingAt, type Finding } from './finding.ts';
import type { PreparedText } from './prepared-text.ts';
import { otherSpellings, type EnglishVariant } from '@candor/language/spelling';
import { say } from '../say/index.ts';

function cased(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  return sameCase(model, word);
}

/** A mark that joins letters to an abbreviation, beside one of them. */
const PART = /^(?:[&/+@_-]\S|\S[&/+@_-])$/u;

/** Frequent slips with one right spelling, and a lower-case "i". */
export function checkSpelling({ text: whole, tokens }: PreparedText): Finding[] {
  return tokens.flatMap((token): Finding[] => {
    const { text, span } = token;
    // "i&o", "i/v": a letter of an abbreviation.
    const isPart =
      PART.test(whole.slice(span.end, span.end + 2)) || PART.test(whole.slice(span.start - 2, span.start));
    const at = { text: whole, span };
    if ((text === 'i' && !isPart) || /^i['’](?:m|ve|d|ll)$/.test(text))
      return [findingAt('spelling', at, say`“I” is always a capital.`, `I${text.slice(1)}`)];
    const right = misspelling(whole, span.start, text);
    return right === undefined
      ? []
      : [findingAt('spelling', at, say`It is spelled “${right}”.`, cased(text, right))];
  });
}

/** Words of the other English than the one chosen. */
export function checkVariant({ text: whole, tokens }: PreparedText, variant: EnglishVariant): Finding[] {
  const others = otherSpellings[variant];
  return tokens.flatMap(({ text, lower, span }, at): Finding[] => {
    const right = others.get(lower);
    // "Pearl Harbor", "Lincoln Center": names keep their spelling.
    const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(text) && /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '');
    if (right === undefined || isName) return [];
    const message =
      variant === 'british' ? say`British spelling: “${right}”.` : say`American spelling: “${right}”.`;
    return [findingAt('variant', { text: whole, span }, message, cased(text, right))];
  });
}
