import { holds, onceFor, type ClaimSource } from './claim-source.ts';
import { coveredWords } from './coverage.ts';
import * as markers from './markers.data.ts';
import { matchesOf, sentenceOf } from './matching.ts';
import type { Reading } from './reading.ts';

const wordsOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0]?.trim();

/** A result claimed as the writer's doing where the source only tells that it came. */
function claimedCause(said: Reading, source: ClaimSource): string | undefined {
  const inside = wordsOf(markers.causedInside, said.text);
  if (
    inside &&
    /durch (?:eigene|meine)|fidélisé|thereby|by my/iu.test(inside) &&
    !holds(source, markers.causeGiven)
  )
    return inside;
  if (
    /\b(?:helped|helping|contributed)\b[^.]*\b(?:win|won|reach|achieve|grow|increase|raise|cut|reduce|save|success)\b/i.test(
      said.text,
    ) &&
    !/\b(?:help|contribut|support|assist)/i.test(source.text)
  )
    return 'helped';
  const caused = wordsOf(markers.caused, said.text);
  if (!caused) return undefined;
  const result = said.words.filter((word) => word.start >= caused.length && word.isContent).slice(0, 4);
  const [best] = matchesOf(said, result, source);
  if (!best) return undefined;
  const told = sentenceOf(best.clause);
  const happened =
    /\b(?:went (?:up|down)|rose|risen|fell|fallen|dropped|sank|sunk|grew|grown|climbed|are up|was up|were up|is up|up (?:by )?(?:\d|a|one)|down (?:by )?(?:\d|a|from)|improved|increased|decreased|declined|doubled|halved|tripled|recovered|better|fewer|more|less|is now|are now|lost|weniger|mehr)\b/i.exec(
      told,
    );
  if (!happened) return undefined;
  const own = new RegExp(markers.ownChange.source, 'i').exec(told);
  const isOwn = own !== null && /\b(?:I|we)\s/.test(own[0]);
  if (isOwn || markers.causeGiven.test(told)) return undefined;
  // "I introduced checks, errors went down": deed and result in one breath.
  if (
    /^[^.]*\bI \w+[^.]*[,;][^.]*$/i.test(told) &&
    !/\b(?:after|when|while|since|following)\b/i.test(told) &&
    told.search(/\bI \w/) < happened.index
  )
    return undefined;
  const subject = told.slice(0, happened.index).trim();
  const isBare = subject === '' || /^(?:and|then|\w+ly)$/i.test(subject);
  if (
    isBare &&
    /ed$|up$|down$|rose/.test(happened[0]) &&
    /^(?:improved|increased|decreased|doubled|halved|tripled|grew|dropped)$/i.test(happened[0])
  )
    return undefined;
  return caused.split(' ').at(-1) ?? caused;
}

/** Won where the source has taken part, been nominated or come second. */
function claimedWin(said: Reading, source: ClaimSource): string | undefined {
  const levelOf = (text: string) =>
    Math.max(0, ...markers.contest.filter(([pattern]) => pattern.test(text)).map(([, level]) => level));
  const saysWon = markers.won.test(said.text);
  const isOfPrize = saysWon || markers.prize.test(said.text) || levelOf(said.text) > 1;
  if (!isOfPrize) return undefined;
  const told = source.text;
  const given = levelOf(told);
  const hasWon =
    markers.won.test(told) && !/\b(?:not|didn['’]t|never|almost|nearly) (?:win|won)\b/i.test(told);
  const level = levelOf(said.text);
  if (given > 0 && !hasWon && (level === 0 || level > given))
    return wordsOf(markers.won, said.text) ?? wordsOf(markers.prize, said.text) ?? said.words[0]?.text;
  return undefined;
}

const SCOPE_AFTER = /\b(?:in|of|across|within|at) (?:the|our|my|its) (\p{L}+(?: \p{L}+)?)/giu;
const AMONG = /\b(?:one of|among(?:st)?|some of) (?:the|our|my|his|her)\b/i;

/** First, only or best where the source does not say so, or within less. */
function claimedBest(said: Reading, source: ClaimSource): string | undefined {
  const best = wordsOf(markers.superlative, said.text);
  if (!best) return undefined;
  const covered = coveredWords(said, source);
  const isGiven =
    holds(source, markers.superlative) ||
    /\b(?:first|top|number (?:one|1)|no\.? ?1|1st)\b/i.test(source.text);
  if (
    !isGiven &&
    !said.words.some(
      (word) =>
        best.toLowerCase().includes(word.lower) && source.stems.has(word.stem) && word.lower.length > 4,
    )
  )
    return best;
  if (holds(source, AMONG) && !AMONG.test(said.text)) return best;
  for (const [, nouns = ''] of said.text.matchAll(SCOPE_AFTER)) {
    const word = said.words.find(
      (one) => one.isContent && !covered.has(one) && nouns.split(' ').includes(one.text),
    );
    if (word) return word.text;
  }
  return undefined;
}

const PARTS = new RegExp(
  `\\b(${markers.partNouns})(?: \\p{L}+)? (?:of|in|von|de|du) (?:the|our|a|der|des|la|el|le)?\\s?(\\p{L}+)`,
  'giu',
);

const partsIn = ({ text }: ClaimSource) =>
  [...text.matchAll(PARTS)].map(([, part = '', of = '']) => ({ part, of }));

/** The whole of what was done in part. */
function claimedWhole(said: Reading, source: ClaimSource): string | undefined {
  const whole = wordsOf(markers.whole, said.text);
  if (
    whole &&
    !holds(source, markers.whole) &&
    !/\b(?:all|every|each|whole|entire|both|full|daily)\b/i.test(source.text)
  )
    return whole;
  for (const { part, of } of onceFor(source, partsIn)) {
    const hasPart = said.text.toLowerCase().includes(part.toLowerCase());
    const named = new RegExp(`^\\p{L}+(?:ed|s|ing)?\\s(?:the |our |a |whole )*${of}\\b`, 'iu').exec(
      said.text,
    );
    const others = source.text.match(new RegExp(`\\b${of}\\b`, 'giu'))?.length ?? 0;
    if (!hasPart && named && others === 1) return of;
  }
  return undefined;
}

const levelsOf = (text: string) =>
  markers.levels.flatMap(([pattern, level]) => (pattern.test(text) ? [level] : []));

const lowReadings = ({ readings }: ClaimSource) =>
  readings.filter(({ text, words }) => words.length <= 6 && levelsOf(text).join() === '1');

/** A level of a language or tool above the one given, or a low one left unsaid. */
function claimedLevel(said: Reading, source: ClaimSource): string | undefined {
  if (said.words.length > 8) return undefined;
  for (const reading of onceFor(source, lowReadings)) {
    const shared = said.words.filter(
      ({ isContent, stem, text }) => isContent && /^\p{Lu}/u.test(text) && reading.stems.has(stem),
    );
    const isWholly = reading.words.every(
      ({ isContent, stem, text }) => !isContent || said.stems.has(stem) || levelsOf(text).length > 0,
    );
    if (shared.length > 0 && isWholly && Math.min(...levelsOf(said.text), 9) > 1) return shared[0]?.text;
  }
  return undefined;
}

/** An event that a letter takes for granted and that nothing tells of. */
function presupposedEvent(said: Reading, source: ClaimSource): string | undefined {
  for (const [event, given] of markers.presupposed) {
    const words = wordsOf(event, said.text);
    if (!words) continue;
    const isWished =
      /\b(?:would|['’]d|glad of|hope|like|look forward|wish|want)\b/i.test(source.text) &&
      !/\b(?:after|met|on \p{Lu}|last|yesterday|took place|had|was|thank)\b/u.test(source.text);
    if (!holds(source, given) || isWished) return words;
  }
  return undefined;
}

/** The first result, honour, scope or level that a sentence claims beyond its source. */
export function unsupportedResult(said: Reading, source: ClaimSource, isLetter = false): string | undefined {
  const event = presupposedEvent(said, source);
  // A wish for what is to come tells no result.
  if (event || (isLetter && /\b(?:will|would|wish|hope|[’']ll|[’']d)\b/i.test(said.text))) return event;
  return (
    claimedWin(said, source) ??
    claimedBest(said, source) ??
    claimedWhole(said, source) ??
    claimedLevel(said, source) ??
    claimedCause(said, source)
  );
}
