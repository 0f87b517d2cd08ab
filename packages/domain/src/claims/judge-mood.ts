import { onceFor, type ClaimSource } from './claim-source.ts';
import { isPhrasing } from './coverage.ts';
import { tokenOf } from './grammar.ts';
import { sought } from './markers.data.ts';
import { matchesOfWhole } from './matching.ts';
import type { Reading, Word } from './reading.ts';

const AHEAD =
  /\b(?:would|could|will|might|wish|hope|(?:like|want) to|willing|ready|able|happy|open to|can|possible|available|(?<!the )plann(?:ed|ing)|expected|subject to|due)\b/i;

/** Told as what could or will be, said as what was. */
export function droppedModal(claim: Reading, source: ClaimSource): string | undefined {
  const [first] = claim.words;
  const [best] = matchesOfWhole(claim, source);
  if (!first || !best || AHEAD.test(claim.text) || !AHEAD.test(best.clause.text)) return undefined;
  if (/\bso\b|ed\b.*\bcan\b/i.test(best.clause.text)) return undefined;
  // "Would open at seven every day": a habit.
  if (/\bwould\b.*\b(?:every|each|always|usually)\b/i.test(best.clause.text)) return undefined;
  return tokenOf(claim, first)?.form?.startsWith('past') ? first.text : undefined;
}

const PROMISE = /\b(?:I will|I['’]ll|will)\b(?! be (?:glad|happy|pleased|able))/i;
const POSSIBLE = /\b(?:would|could|might|may|can|hope|able|possibly|perhaps)\b/i;

/** Told as what could be, promised as what will be. */
export function promisedForPossible(claim: Reading, source: ClaimSource): string | undefined {
  const promise = PROMISE.exec(claim.text)?.[0];
  const [best] = matchesOfWhole(claim, source);
  if (promise === undefined || !best || POSSIBLE.test(claim.text)) return undefined;
  return POSSIBLE.test(best.clause.text) && !/\bwill\b|['’]ll\b|\bshall\b/i.test(source.text)
    ? promise
    : undefined;
}

/** Of what these govern nobody knows that it came true: "wanted to start", "the plan was to train", "was meant to lead". */
const WISHED =
  /^(?:want|wish|hope|plan|intend|intention|mean|aim|goal|try|attempt|offer|refuse|fail|decline|dream|suppose|supposed|due|keen|ready|eager|willing|idea|chance|wait|about|consider|think)$/;
const MODAL = /^(?:would|[’']d|might|may|should)$/;
/** How many words a governor may stand from its infinitive: "tried very hard to". */
const NEAR = 3;

/** "May 2019" is a month, and so is what the taggers take for a name. */
function isModal(reading: Reading, at: number): boolean {
  const word = reading.words[at];
  if (!word || !MODAL.test(word.lower)) return false;
  return (
    word.lower !== 'may' ||
    (tokenOf(reading, word)?.pos === 'auxiliary' && !/^\d/.test(reading.words[at + 1]?.lower ?? ''))
  );
}

/** Whether an infinitive or what a modal governs begins at a word, of which nobody knows that it came true. */
function beginsUnreal(reading: Reading, at: number): boolean {
  const word = reading.words[at];
  if (!word) return false;
  // "Could drive it if I had the licence".
  if (word.lower === 'could' && /\bif\b/i.test(reading.text)) return true;
  if (isModal(reading, at) || /^\p{L}+[’']d$/u.test(word.lower))
    return !/\b(?:every|each|always|usually)\b/i.test(reading.text);
  if (word.lower === 'to') {
    const next = reading.words[at + 1];
    const ahead = reading.words.slice(Math.max(0, at - NEAR), at);
    return (
      next !== undefined &&
      tokenOf(reading, next)?.pos === 'verb' &&
      ahead.some(
        (one) => one.clause === word.clause && WISHED.test(tokenOf(reading, one)?.lemma ?? one.lower),
      )
    );
  }
  return false;
}

/** The words that a text tells as wished, planned or tried: from there to the end of the clause. */
export function unrealWords(reading: Reading): ReadonlySet<Word> {
  const found = new Set<Word>();
  if (DONE.test(reading.text)) return found;
  let isUnreal = false;
  let clause = -1;
  for (const [at, word] of reading.words.entries()) {
    if (word.clause !== clause) isUnreal = false;
    clause = word.clause;
    isUnreal ||= beginsUnreal(reading, at);
    if (isUnreal) found.add(word);
  }
  return found;
}

const meaningsOf = (reading: Reading, word: Word) => [word.stem, ...(reading.meaningsOf.get(word) ?? [])];
/** "I wanted to start a club and did it": the deed is told elsewhere. */
const DONE = /\b(?:did|done|do(?:es)?) (?:it|so|that)\b|\bsucceeded\b|\bmanaged\b/i;

/** What a source tells as unreal, and what it tells plainly. */
function moods(source: ClaimSource): { unreal: Set<string>; real: Set<string> } {
  const unreal = new Set<string>();
  const real = new Set<string>();
  for (const reading of source.readings) {
    const wished = unrealWords(reading);
    for (const word of reading.words.filter(({ isContent }) => isContent))
      for (const meaning of meaningsOf(reading, word)) (wished.has(word) ? unreal : real).add(meaning);
  }
  return { unreal, real };
}

/** Wished, planned, tried or told as it would have been, said as done: all that a claim rewords is unreal. */
export function wishedForDone(claim: Reading, source: ClaimSource): string | undefined {
  if (AHEAD.test(claim.text) || sought.test(claim.text)) return undefined;
  if (claim.words.some((word) => MODAL.test(word.lower) && tokenOf(claim, word)?.pos === 'auxiliary'))
    return undefined;
  if (claim.words.some((word) => WISHED.test(tokenOf(claim, word)?.lemma ?? word.lower))) return undefined;
  const { unreal, real } = onceFor(source, moods);
  const telling = claim.words.filter((word) => word.isContent && !isPhrasing(word));
  const isIn = (words: ReadonlySet<string>) => (word: Word) =>
    meaningsOf(claim, word).some((meaning) => words.has(meaning));
  return telling.some(isIn(real)) ? undefined : telling.find(isIn(unreal))?.text;
}
