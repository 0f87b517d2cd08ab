import { meaningsOf } from '@candor/english';
import type { ClaimSource } from './claim-source.ts';
import { coveredWords, isPhrasing, uncoveredWords } from './coverage.ts';
import { thesaurusOf } from '@candor/english/thesaurus';
import { isBesideName, tokenOf } from './grammar.ts';
import { rewordedBy } from './matching.ts';
import { isEnglish, type Reading, type Word } from './reading.ts';

const LIGHT = /^(?:i|my|mine|our|do|does|did|have|has|had|be|am|is|are|was|were|get|got|made|make|can)$/;

/** Whether a word tells of a deed; at the start of a statement, where taggers know least, whatever may be a verb does. */
function isDeed(reading: Reading, word: Word): boolean {
  if (LIGHT.test(word.lower) || tokenOf(reading, word)?.pos === 'verb') return true;
  const meanings = meaningsOf(word.lower);
  return word === reading.words[0] && (meanings.length === 0 || meanings.some(({ pos }) => pos === 'verb'));
}

/**
 * What a sentence says on top of its source. A word that its source does not have may stand for one that the
 * sentence leaves out ("baseboards" for "skirting boards"); one too many is a thing, deed or praise that nobody
 * spoke of.
 */
export function added(said: Reading, source: ClaimSource, isPlain: (word: Word) => boolean): Word[] {
  const novel = uncoveredWords(said, source, isPlain);
  if (novel.length === 0) return [];
  const told = rewordedBy(said, source).flatMap((words) => {
    const reading = source.readings.find((one) => one.words.includes(words[0] as Word));
    return reading ? [{ words, reading }] : [];
  });
  const isSaid = (word: Word, reading: Reading) =>
    said.stems.has(word.stem) ||
    reading.meaningsOf.get(word)?.some((meaning) => said.meaningSet.has(meaning)) === true;
  // Whose manager somebody named is, nothing stands for.
  if (novel.some((word) => isBesideName(said, word) && thesaurusOf(word.lower).isPerson)) return novel;
  // A quality stands for nothing that was left out, nor does what others decided: "acclaimed", "elected to".
  const isOwnClaim = (word: Word) => {
    const token = tokenOf(said, word);
    const next = said.words[said.words.indexOf(word) + 1]?.lower ?? '';
    const isDecided =
      token?.pos === 'verb' &&
      word === said.words[0] &&
      word.lower.endsWith('ed') &&
      /^(?:to|as|by)$/.test(next);
    return token?.pos === 'adjective' || isDecided;
  };
  if (isEnglish(said) && novel.some(isOwnClaim)) return novel;
  const toldDeeds = told.flatMap(({ words, reading }) =>
    words.filter((word) => isDeed(reading, word)),
  ).length;
  const open = told
    .slice(0, 1)
    .flatMap(({ words, reading }) =>
      words.filter((word) => word.isContent && !isPhrasing(word) && !isSaid(word, reading)),
    ).length;
  // "Guide and mentor two apprentices" is one deed in two words.
  const isJoined = (word: Word) => {
    const at = said.words.indexOf(word);
    const [joiner, next] = said.words.slice(at + 1, at + 3);
    return joiner?.lower === 'and' && next !== undefined && isDeed(said, next);
  };
  // Beside a deed that the source names, another is one more.
  const isNamedNext = (word: Word) => source.stems.has(said.words[said.words.indexOf(word) + 2]?.stem ?? '');
  const deeds = said.words.filter(
    (word) => word.isContent && !isPhrasing(word) && isDeed(said, word) && !isJoined(word),
  );
  const newDeeds = novel.filter((word) => deeds.includes(word)).length;
  const inOne = novel.filter((word) => isDeed(said, word) && isJoined(word));
  // A statement without a verb has one that it leaves unsaid.
  const forDeeds = Math.max(0, Math.min(newDeeds, Math.max(1, toldDeeds) - (deeds.length - newDeeds)));
  const covered = coveredWords(said, source);
  const held = said.words.filter((word) => word.isContent && covered.has(word) && !isPhrasing(word)).length;
  const rest = novel.length - forDeeds - inOne.filter((word) => forDeeds > 0 || !isNamedNext(word)).length;
  return told.length > 0 && rest <= open && rest <= held ? [] : novel;
}
