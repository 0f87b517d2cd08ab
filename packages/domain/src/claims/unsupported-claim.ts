import { holds, LONGEST_SENTENCE, narrowed, partsOf, type ClaimSource } from './claim-source.ts';
import { namedWords } from './coverage.ts';
import type { Doubt } from './doubt.ts';
import { doubtsOf } from './doubts-of.ts';
import { unsupportedFigure } from './judge-figures.ts';
import { goesOn } from './judge-state.ts';
import { unsupportedRole } from './judge-roles.ts';
import type { FactKind, UnsupportedClaim } from './kinds.ts';
import { claimWords } from './lexicon.data.ts';
import { entailedWords } from './licence.ts';
import { rewordedBy } from './matching.ts';
import { unsupportedAddress, unsupportedName, unsupportedTool } from './names.ts';
import { isEnglish, readingOf, type Reading } from './reading.ts';
import { weigh } from './weigh.ts';

export interface JudgeOptions {
  /** Whether the sentence is of a letter, which may also speak of itself and of its reader. Default false. */
  isLetter?: boolean;
}

/** A word of a kind that no synonym gives: it, its forms or its short name must be in the source. */
function firstMissing(pattern: RegExp, claim: Reading, source: ClaimSource): string | undefined {
  return [...claim.text.matchAll(pattern)].find(
    (match) =>
      !claim.words
        .filter(({ start, end }) => end > match.index && start < match.index + match[0].length)
        .every((word) => namedWords(claim, source).has(word) || !word.isContent),
  )?.[0];
}

/** Words for a credential as such, which its short name says as well: an HGV is a licence. */
const CREDENTIAL = /^(?:licen[sc]ed?|certificate|certification)$/i;

function hasShortName(claim: Reading, source: ClaimSource): boolean {
  const meanings = new Set(claim.meanings.map(({ meaning }) => meaning));
  return source.readings.some((reading) =>
    reading.meanings.some(
      ({ meaning, from, to }) =>
        meanings.has(meaning) && reading.words.slice(from, to).some(({ text }) => /^\p{Lu}{3,}$/u.test(text)),
    ),
  );
}

const PROMOTED =
  /\bpromot(?:ed|ion) (?=to\b)|\b(?:was|were|been|got|be) promoted\b|\bpromoted(?=[,.;]|$| (?:twice|again|after|within|internally|early|(?:\d+|two|three|four) times)\b)/i;

/** "Nominated" of whoever was put up for something. */
const isEntailed = (words: string, claim: Reading, source: ClaimSource) =>
  [...entailedWords(claim, source)].some(({ text }) => text === words);

/** The first figure, date, name, tool or credential that a source does not give; never a question of wording. */
function unsupportedDatum(claim: Reading, source: ClaimSource): UnsupportedClaim | undefined {
  for (const { kind, pattern } of claimWords) {
    const words = firstMissing(pattern, claim, source);
    if (words && kind === 'name' && isEntailed(words, claim, source)) continue;
    if (words && !(CREDENTIAL.test(words) && hasShortName(claim, source))) return { kind, words };
  }
  const promoted = PROMOTED.exec(claim.text)?.[0];
  if (promoted && !holds(source, PROMOTED)) return { kind: 'title', words: promoted };
  const since = goesOn(claim, source);
  if (since) return { kind: 'date', words: since };
  return (
    unsupportedFigure(claim, source) ??
    unsupportedTool(claim, source) ??
    unsupportedAddress(claim, source) ??
    unsupportedName(claim, source)
  );
}

/** The first fact of a sentence that its source does not give: a figure, name, tool, title, credential. */
export function unsupportedFact(sentence: string, source: ClaimSource): UnsupportedClaim | undefined {
  const claim = readingOf(sentence);
  const found = unsupportedDatum(claim, source);
  if (found) return found;
  const title = unsupportedRole(claim, source);
  return title === undefined ? undefined : { kind: 'title', words: title };
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%£$€]+/gu, ' ')
    .trim();

const SENTENCE = /(?<=[.!?;])\s+|(?<=[。！？])/;

/** Also where a clause has its own "I" behind a comma. */
const CLAUSE = /(?<=[.!?;])\s+|,\s+(?:and |but )?(?=I\b)/;

const OWN_SUBJECT = /^(?:ich|je|j) /;

const typed = new WeakMap<ClaimSource, Set<string>>();

/** The lines of a source and their sentences, in the form they are compared in. */
function typedSentences(source: ClaimSource): Set<string> {
  const known = typed.get(source);
  if (known) return known;
  const lines = source.typed.flatMap((text) =>
    [text, ...text.split(SENTENCE), ...text.split(CLAUSE)].map(bare),
  );
  // "I lead a team of five and I plan the rota" is typed without its subject too.
  const found = new Set([...lines, ...lines.map((line) => line.replaceAll(/(?<!\p{L})i (?=\p{L})/gu, ''))]);
  typed.set(source, found);
  return found;
}

const kinds: Readonly<Record<string, FactKind>> = { role: 'title', rank: 'title', state: 'certificate' };

function judgeBy(claim: Reading, source: ClaimSource, isLetter: boolean): UnsupportedClaim | undefined {
  const datum = unsupportedDatum(claim, source);
  if (datum) return datum;
  const heaviest = weigh(doubtsOf(claim, source, isLetter));
  return heaviest && { kind: kinds[heaviest.kind] ?? 'claim', words: heaviest.words };
}

/** What a judgement of a sentence rests on, for those who fit the weights: the datum that decides, or doubts to weigh. */
export function doubtsAbout(
  sentence: string,
  source: ClaimSource,
): { datum: UnsupportedClaim | undefined; doubts: readonly Doubt[] } {
  const claim = readingOf(sentence);
  return { datum: unsupportedDatum(claim, source), doubts: doubtsOf(claim, source) };
}

const CAN_BE_MISREAD = new Set<FactKind>(['claim', 'title', 'certificate', 'number', 'date']);

/** A sentence is judged by all of its source; refused, by those of its statements that it rewords: a statement added takes nothing away. */
function judge(claim: Reading, source: ClaimSource, isLetter: boolean): UnsupportedClaim | undefined {
  const found = judgeBy(claim, source, isLetter);
  // A name or credential that all of it lacks no part has.
  if (!found || source.readings.length === 1 || !CAN_BE_MISREAD.has(found.kind)) return found;
  const reworded = [...new Set(rewordedBy(claim, source).map(({ reading }) => reading))];
  const parts = [reworded, ...reworded.map((reading) => [reading])];
  const isGiven = parts.some(
    (readings) =>
      readings.length > 0 &&
      readings.length < source.readings.length &&
      judgeBy(claim, narrowed(source, readings), isLetter) === undefined,
  );
  return isGiven ? undefined : found;
}

/** Whether words stand in a source as somebody typed them, a line or a sentence of it. */
export function isTyped(words: string, source: ClaimSource): boolean {
  return typedSentences(source).has(bare(words));
}

/** "… at Volt Ltd. Wired 60 houses": of sentences that are refused together each may be given. */
function isGivenAlone(text: string, source: ClaimSource, isLetter: boolean): boolean {
  const known = typedSentences(source);
  const parts = text.split(SENTENCE);
  return (
    parts.length > 1 &&
    parts.every((part) => {
      if (known.has(bare(part))) return true;
      const claim = readingOf(part);
      return isEnglish(claim) && judge(claim, source, isLetter) === undefined;
    })
  );
}

function judgeParts(
  sentence: string,
  source: ClaimSource,
  { isLetter = false }: JudgeOptions,
): UnsupportedClaim | undefined {
  // What was typed claims nothing beyond itself, nor does it with the writer named as its subject.
  const known = typedSentences(source);
  const isTyped = (said: string) => known.has(bare(said)) || known.has(bare(said).replace(OWN_SUBJECT, ''));
  if (isTyped(sentence) || sentence.split(SENTENCE).every(isTyped)) return undefined;
  // Behind a colon what was typed stands as it is: what leads to it is judged.
  const [, lead, told] = /^(.{3,80}?) ?: (.+)$/su.exec(sentence) ?? [];
  if (isLetter && lead !== undefined && told !== undefined && isTyped(told))
    return judge(readingOf(`${lead}.`), source, isLetter);
  for (const part of sentence.length > LONGEST_SENTENCE ? partsOf(sentence) : [sentence]) {
    const found = judge(readingOf(part), source, isLetter);
    if (found && !isGivenAlone(part, source, isLetter)) return found;
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
