import { meaningsOf } from '@candor/english';
import type { ClaimSource } from './claim-source.ts';
import { coveredWords, isPhrasing, uncoveredWords } from './coverage.ts';
import { tokenOf } from './grammar.ts';
import { matchesOf } from './matching.ts';
import type { Reading, Word } from './reading.ts';

/** A statement is what a sentence rewords where it is among the closest. */
const CLOSEST = 3;

const LIGHT = /^(?:i|my|mine|our|do|does|did|have|has|had|be|am|is|are|was|were|get|got|made|make|can)$/;

/** Whether a word tells of a deed; at the start of a statement, where taggers know least, whatever may be a verb does. */
function isDeed(reading: Reading, word: Word): boolean {
  if (LIGHT.test(word.lower) || tokenOf(reading, word)?.pos === 'verb') return true;
  return word === reading.words[0] && meaningsOf(word.lower).some(({ pos }) => pos === 'verb');
}

/** The words of a statement that a sentence does not have in any form: others may stand for them. */
function leftOver(told: Reading, said: Reading): Word[] {
  const isSaid = (word: Word) => {
    const at = told.words.indexOf(word);
    return (
      said.stems.has(word.stem) ||
      told.meanings.some(({ meaning, from, to }) => at >= from && at < to && said.meaningSet.has(meaning))
    );
  };
  return told.words.filter((word) => (word.isContent || LIGHT.test(word.lower)) && !isSaid(word));
}

/**
 * What a sentence says on top of its source. A word that its source does not have may stand for one that the
 * sentence leaves out ("baseboards" for "skirting boards"); one too many is a thing, deed or praise that nobody
 * spoke of.
 */
export function added(said: Reading, source: ClaimSource, isPlain: (word: Word) => boolean): Word[] {
  const novel = uncoveredWords(said, source, isPlain);
  if (novel.length === 0) return [];
  const told = [
    ...new Set(
      matchesOf(said, said.words, source)
        .filter(({ share }, _at, [best]) => share >= (best?.share ?? 0) * 0.75)
        .map(({ clause }) => clause.reading),
    ),
  ].slice(0, CLOSEST);
  const left = told.map((reading) => leftOver(reading, said));
  const verbs = novel.filter((word) => isDeed(said, word));
  const keptVerbs = said.words.filter((word) => word.isContent && isDeed(said, word)).length - verbs.length;
  const others = novel.filter((word) => !verbs.includes(word));
  const covered = coveredWords(said, source);
  const held = said.words.filter((word) => word.isContent && covered.has(word) && !isPhrasing(word)).length;
  const isReworded = told.some((reading, at) => {
    const words = left[at] ?? [];
    const open = words.filter((word) => word.isContent && !isPhrasing(word));
    const told = reading.words.filter((word) => isDeed(reading, word)).length;
    const forVerbs = Math.max(0, Math.min(verbs.length, Math.max(1, told) - keptVerbs));
    const rest = verbs.length - forVerbs + others.length;
    return rest <= open.length && rest <= held;
  });
  return isReworded ? [] : novel;
}
