import { meaningsOf, readEnglish } from '@candor/english';
import type { LeftOutReason } from '../report.ts';
import { comparableWords } from '../vocabulary.ts';
import { asides, asidesOfSummary, empty } from './asides.data.ts';
import { isOfOwnLife } from './personal-matter.ts';

/** Why a sentence is better left out of this person's CV; undefined where it is not. */
export function asideOf(text: string, trade: string, isSummary = false): LeftOutReason | undefined {
  const bare = text.trim();
  const found = (isSummary ? [...asides, ...asidesOfSummary] : asides).find(([, pattern]) =>
    pattern.test(bare),
  );
  return found?.[0] ?? (isOfOwnLife(bare, trade, isSummary) ? 'private' : undefined);
}

/** What stands before the piece for which a sentence is left out, "Boxed 60 crates a day, boss was rude", and that piece. */
export function beforeAside(
  text: string,
  reasonOf: (part: string) => LeftOutReason | undefined,
): { head: string; tail: string } | null {
  const at = [...text.matchAll(/[,;]\s+|,?\s+(?=(?:because|cos|as|since) (?:i|my|of|the)\b)/gi)].findLast(
    ({ index }) => !reasonOf(text.slice(0, index)),
  );
  return at
    ? {
        head: `${text.slice(0, at.index)}${/[.!?]$/.exec(text)?.[0] ?? ''}`,
        tail: text.slice(at.index + at[0].length),
      }
    : null;
}

const MOST_ADJECTIVES = 10;

/** Whether a sentence says nothing but what somebody thinks of themselves: adjectives, or praise that no fact carries. */
export function isPraise(text: string, isSummary = false): boolean {
  if (empty.test(text) && !/\d/.test(text)) return true;
  if (text.split(/\s+/, MOST_ADJECTIVES + 1).length > MOST_ADJECTIVES) return false;
  // Cheaper than a tagger: a word that is never an adjective says something.
  const isOpen = comparableWords(text).every((word) => {
    const meanings = meaningsOf(word);
    return (
      meanings.length === 0 || meanings.some(({ pos }) => /^(?:adjective|adverb|conjunction)$/.test(pos))
    );
  });
  if (!isOpen) return false;
  const tokens = readEnglish(text).sentences.flatMap((sentence) => sentence.tokens);
  const words = tokens.filter(
    ({ pos }) => pos !== 'punctuation' && pos !== 'conjunction' && pos !== 'adverb',
  );
  // "Bilingual", "Available straight away": by itself it tells a fact of its person.
  return words.length > Number(isSummary) && words.every(({ pos }) => pos === 'adjective');
}

/** Whether a sentence is better left out wherever it stands: a note, a placeholder, talk of pay, of leaving or of what is lacking. */
export function isAside(text: string, reasons: readonly LeftOutReason[]): boolean {
  return asides.some(([reason, pattern]) => reasons.includes(reason) && pattern.test(text.trim()));
}
