import { holds, LONGEST_SENTENCE, partsOf, type ClaimSource } from './claim-source.ts';
import { isPhrasing, namedWords } from './coverage.ts';
import { added } from './judge-additions.ts';
import { unsupportedFigure } from './judge-figures.ts';
import { unsupportedResult } from './judge-result.ts';
import { unsupportedShare } from './judge-share.ts';
import { unsupportedPost, unsupportedState } from './judge-state.ts';
import type { UnsupportedClaim } from './kinds.ts';
import { claimWords } from './lexicon.data.ts';
import { helped, notHeld } from './markers.data.ts';
import { unsupportedRole } from './judge-roles.ts';
import { unsupportedAddress, unsupportedName, unsupportedTool } from './names.ts';
import { isEnglish, readingOf, type Reading, type Word } from './reading.ts';
import { letterWords } from './words.data.ts';

export interface JudgeOptions {
  /** Whether the sentence is of a letter, which may also speak of itself and of its reader. Default false. */
  isLetter?: boolean;
}

/** A word of a kind that no synonym gives: it, its forms or its short name must be in the source. */
function firstMissing(pattern: RegExp, said: Reading, source: ClaimSource): string | undefined {
  const named = namedWords(said, source);
  return [...said.text.matchAll(pattern)].find(
    (match) =>
      !said.words
        .filter(({ start, end }) => end > match.index && start < match.index + match[0].length)
        .every((word) => named.has(word) || !word.isContent),
  )?.[0];
}

/** Words for a credential as such, which its short name says as well: an HGV is a licence. */
const CREDENTIAL = /^(?:licen[sc]ed?|certificate|certification)$/i;

function hasShortName(said: Reading, source: ClaimSource): boolean {
  const meanings = new Set(said.meanings.map(({ meaning }) => meaning));
  return source.readings.some((reading) =>
    reading.meanings.some(
      ({ meaning, from, to }) =>
        meanings.has(meaning) && reading.words.slice(from, to).some(({ text }) => /^\p{Lu}{3,}$/u.test(text)),
    ),
  );
}

const PROMOTED =
  /\bpromot(?:ed|ion) (?=to\b)|\b(?:was|were|been|got|be) promoted\b|\bpromoted(?=[,.;]|$| (?:twice|again|after|within|internally|early|(?:\d+|two|three|four) times)\b)/i;

/** The first fact of a sentence that its source does not give: a figure, name, tool, title, credential. */
export function unsupportedFact(sentence: string, source: ClaimSource): UnsupportedClaim | undefined {
  const said = readingOf(sentence);
  for (const { kind, pattern } of claimWords) {
    const words = firstMissing(pattern, said, source);
    if (words && !(CREDENTIAL.test(words) && hasShortName(said, source))) return { kind, words };
  }
  const promoted = PROMOTED.exec(said.text)?.[0];
  if (promoted && !holds(source, PROMOTED)) return { kind: 'title', words: promoted };
  const found = unsupportedFigure(said, source) ?? unsupportedTool(said, source);
  if (found) return found;
  const title = unsupportedRole(said, source);
  if (title) return { kind: 'title', words: title };
  return unsupportedAddress(said, source) ?? unsupportedName(said, source, false);
}

// Half of all and more than one: in a letter or another language, fewer new words are phrasing.
const isMostlyNew = (novel: number, all: number) => novel >= 2 && novel * 2 >= all;

const isFluentTool = ({ lower }: Word, { text }: Reading) =>
  lower === 'fluent' &&
  /\bfluent in (?!(?:english|german|french|spanish|italian|dutch|polish|portuguese|arabic|mandarin|russian|hindi|turkish|japanese)\b)/i.test(
    text,
  );

/** Things and deeds that nobody spoke of. */
function invented(
  said: Reading,
  source: ClaimSource,
  { isLetter = false }: JudgeOptions,
): string | undefined {
  const isPlain = (word: Word) =>
    isPhrasing(word) ||
    CREDENTIAL.test(word.lower) ||
    // What says less claims nothing: "contributed to", "pending".
    helped.test(word.text) ||
    notHeld.test(word.text) ||
    isFluentTool(word, said) ||
    (isLetter && letterWords.has(word.lower));
  const novel = added(said, source, isPlain);
  const all = said.words.filter((word) => word.isContent && !isPhrasing(word));
  const isLoose = isLetter || !isEnglish(said);
  if (novel.length === 0 || (isLoose && !isMostlyNew(novel.length, all.length))) return undefined;
  return novel
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' ');
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%£$€]+/gu, ' ')
    .trim();

const typed = new WeakMap<ClaimSource, Set<string>>();

/** The lines of a source and their sentences, in the form they are compared in. */
function typedSentences(source: ClaimSource): Set<string> {
  const known = typed.get(source);
  if (known) return known;
  const found = new Set(
    source.readings.flatMap(({ text }) => [
      bare(text),
      ...text.split(/(?<=[.!?;])\s+|(?<=[。！？])/).map(bare),
    ]),
  );
  typed.set(source, found);
  return found;
}

function judge(sentence: string, source: ClaimSource, options: JudgeOptions): UnsupportedClaim | undefined {
  const fact = unsupportedFact(sentence, source);
  if (fact) return fact;
  const said = readingOf(sentence);
  const post = unsupportedPost(said, source);
  if (post) return { kind: 'title', words: post };
  const state = unsupportedState(said, source);
  if (state) return { kind: 'certificate', words: state };
  const claim =
    unsupportedResult(said, source, options.isLetter) ??
    unsupportedShare(said, source, options.isLetter) ??
    invented(said, source, options);
  return claim === undefined ? undefined : { kind: 'claim', words: claim };
}

function judgeParts(
  sentence: string,
  source: ClaimSource,
  options: JudgeOptions,
): UnsupportedClaim | undefined {
  // What was typed claims nothing beyond itself.
  if (typedSentences(source).has(bare(sentence))) return undefined;
  for (const part of sentence.length > LONGEST_SENTENCE ? partsOf(sentence) : [sentence]) {
    const found = judge(part, source, options);
    if (found) return found;
  }
  return undefined;
}

/**
 * What a sentence claims beyond its source, the first such claim; undefined where every claim in it is given at no
 * less strength. Pure; a sentence that was judged against the same source costs nothing.
 */
export function unsupportedClaim(
  sentence: string,
  source: ClaimSource,
  options: JudgeOptions = {},
): UnsupportedClaim | undefined {
  const key = `${options.isLetter ? 'letter' : 'cv'}|${sentence}`;
  if (!source.judged.has(key)) source.judged.set(key, judgeParts(sentence, source, options));
  return source.judged.get(key) as UnsupportedClaim | undefined;
}
