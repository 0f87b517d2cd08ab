import { thesaurusOf } from '@candor/english/thesaurus';
import { holds, onceFor, type ClaimSource } from './claim-source.ts';
import { coveredWords, isPhrasing } from './coverage.ts';
import { doubt, type Doubt } from './doubt.ts';
import { actionsOf, superlativeIn, tokenOf } from './grammar.ts';
import { madeOfEvent } from './judge-agents.ts';
import * as markers from './markers.data.ts';
import { matchesOf, matchesOfWhole, sentenceOf } from './matching.ts';
import type { Reading, Word } from './reading.ts';
import { stemOf } from './stem.ts';

const wordsOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0]?.trim();

/** A result claimed as the writer's doing where the source only tells that it came. */
function claimedCause(claim: Reading, source: ClaimSource): string | undefined {
  const inside = wordsOf(markers.causedInside, claim.text);
  if (
    inside &&
    /durch (?:eigene|meine)|fidélisé|thereby|by my/iu.test(inside) &&
    !(BY_MY.exec(claim.text)?.slice(1) ?? []).some((noun) => thesaurusOf(noun.toLowerCase()).isPerson) &&
    !holds(source, markers.causeGiven)
  )
    return inside;
  // "Saw footfall rise by a tenth".
  if (/^(?:saw|seen|see|seeing|witness\w*)$/.test(claim.words[0]?.lower ?? '')) return undefined;
  if (HELPED_SUCCEED.test(claim.text) && !/\b(?:help|contribut|support|assist)/i.test(source.text))
    return 'helped';
  const [noun] = markers.changeNoun.exec(claim.text) ?? [];
  const actions = actionsOf(claim).filter(({ agent, word }) => agent === 'self' && word.isContent);
  for (const start of noun ? [noun.length] : actions.map(({ word }) => word.end)) {
    const changed = claim.words.filter((word) => word.start >= start && word.isContent).slice(0, 4);
    const [best] = matchesOf(claim, changed, source);
    if (!best) continue;
    const evidence = sentenceOf(best.clause);
    const happened = markers.happened.exec(evidence);
    // "Introduced checks; errors went down" tells the result as it was told.
    if (!happened || markers.causeGiven.test(evidence) || claim.text.includes(happened[0])) continue;
    const subject = evidence.slice(0, happened.index);
    const isTold = changed
      .slice(0, 2)
      .some(({ stem, lower }) =>
        best.clause.reading.words.some(
          (word) =>
            subject.includes(word.text) && (word.stem === stem || word.lower.startsWith(lower.slice(0, 5))),
        ),
      );
    const isOwn = actionsOf(best.clause.reading).some(
      ({ word, agent }) =>
        agent !== 'other' &&
        word.sentence === best.clause.sentence &&
        /\b(?:I|we)\b/i.test(subject.replace(SINCE_THEN, '')) &&
        word.start <= best.clause.reading.text.indexOf(evidence) + happened.index,
    );
    if (isTold && !isOwn && !/\b(?:helped|after|when|while)\b/i.test(claim.text))
      return noun?.trim() ?? claim.words.find((word) => word.end === start)?.text;
  }
  return undefined;
}

/** "After I joined": when it was, not how it came. */
const SINCE_THEN = /\b(?:after|since|when|while|once|before) (?:I|we)\b[^,]*/i;

const BY_MY = /\bby my (\p{L}+)(?: (\p{L}+))?/iu;

const HELPED_SUCCEED =
  /\b(?:helped|helping|contributed)\b[^.]*\b(?:win|won|reach|achieve|grow|increase|raise|cut|reduce|save|success)\b/i;

/** Won where the source has taken part, been nominated or come second. */
function claimedWin(claim: Reading, source: ClaimSource): string | undefined {
  const levelOf = (text: string) =>
    Math.max(0, ...markers.contest.filter(([pattern]) => pattern.test(text)).map(([, level]) => level));
  const saysWon = markers.won.test(claim.text);
  const isOfPrize = saysWon || markers.prize.test(claim.text) || levelOf(claim.text) > 1;
  if (!isOfPrize) return undefined;
  const evidence = source.text;
  const given = levelOf(evidence);
  const hasWon =
    markers.won.test(evidence) && !/\b(?:not|didn['’]t|never|almost|nearly) (?:win|won)\b/i.test(evidence);
  const level = levelOf(claim.text);
  if (given > 0 && !hasWon && (level === 0 || level > given))
    return wordsOf(markers.won, claim.text) ?? wordsOf(markers.prize, claim.text) ?? claim.words[0]?.text;
  return undefined;
}

const AMONG = /\b(?:one of|among(?:st)?|some of|a few of)\b/i;
const RANKED = /\b(?:first|top|best|highest|number (?:one|1)|no\.? ?1|1st|erste\w*|premi\w+|primer\w*)\b/i;

const TIME_OF = /^(?:nights?|mornings?|evenings?|weekends?|winter|summer)$/;

/** The words of a statement behind a place that a sentence leaves out. */
const leftOut = (evidence: Reading, from: number, claim: Reading) =>
  evidence.words.filter(
    (word) =>
      word.isContent &&
      word.start >= from &&
      (!isPhrasing(word) || TIME_OF.test(word.lower)) &&
      !claim.stems.has(word.stem) &&
      !evidence.meaningsOf.get(word)?.some((meaning) => claim.meaningSet.has(meaning)),
  );

/** First, only or best where the source does not say so, or says so of less. */
function claimedBest(claim: Reading, source: ClaimSource): string | undefined {
  const found = wordsOf(markers.superlative, claim.text) ?? superlativeIn(claim)?.text;
  // "Took part in leading the audit" leads nothing.
  const isVerb = claim.words.some((word) => word.text === found && tokenOf(claim, word)?.pos === 'verb');
  if (!found || isVerb) return undefined;
  const best = found;
  if (/^sole$/i.test(best) && holds(source, markers.alone)) return undefined;
  const isOneOf = new RegExp(`\\b(?:a|an|one of the|among the) ${best}`, 'i').test(claim.text);
  const first = best.split(' ')[0]?.toLowerCase() ?? '';
  const isFirst = RANKED.test(first);
  const given = source.readings.filter(
    (evidence) =>
      evidence.words.some(({ lower }) => lower === first) || (isFirst && RANKED.test(evidence.text)),
  );
  if (given.length === 0) return best;
  const nth = new RegExp(`\\b(?:second|third|fourth|fifth|sixth|\\d+(?:nd|rd|th))[ -]${first}\\b`, 'i');
  if (given.every(({ text }) => nth.test(text)) && !nth.test(claim.text)) return best;
  if (given.every(({ text }) => AMONG.test(text)) && !AMONG.test(claim.text)) return best;
  if (isOneOf) return undefined;
  const covered = coveredWords(claim, source);
  const widened = claim.words.find(
    (word) => word.isContent && !covered.has(word) && !isPhrasing(word) && word.lower !== first,
  );
  if (widened && given.some((evidence) => leftOut(evidence, 0, claim).length > 0)) return best;
  // "The only one on nights at the weekend" is not the only one on nights.
  const isKept = given.some(
    (evidence) =>
      leftOut(evidence, evidence.text.toLowerCase().search(new RegExp(`\\b${first}`, 'u')), claim).length ===
      0,
  );
  return isKept ? undefined : best;
}

/** "All day", "throughout the year": how long, not how much. */
const ALL_TIME =
  /\b(?:all|whole|entire|throughout)(?: the)? (?:day|night|week|month|season|summer|winter|year)\b/i;

/** All or most of what was told in part, and what was told to be no more than a part. */
function claimedWhole(claim: Reading, source: ClaimSource): string | undefined {
  const whole = wordsOf(markers.universal, claim.text);
  const matches = matchesOfWhole(claim, source);
  const [best] = matches;
  const evidence = best ? sentenceOf(best.clause) : source.text;
  if (whole && !markers.universalGiven.test(evidence) && !ALL_TIME.test(claim.text)) return whole;
  const all = wordsOf(markers.whole, claim.text);
  if (
    all &&
    markers.greaterPart.test(evidence) &&
    !markers.greaterPart.test(claim.text) &&
    !markers.whole.test(evidence.replace(markers.greaterPart, ''))
  )
    return all;
  if (!best) return undefined;
  for (const { clause } of matches.filter(({ share }) => share >= best.share)) {
    const limited = onlyOf(clause.reading).find((word) =>
      leftOut(clause.reading, word.start, claim).includes(word),
    );
    if (limited && best.share < 1) return limited.text;
    const part = partIn(clause.reading, claim);
    if (part) return part;
  }
  return undefined;
}

/** What "only" stands beside. */
function onlyOf(evidence: Reading): Word[] {
  return evidence.words.flatMap((word, at) => {
    if (!/^(?:only|just|nur|seulement|uniquement|solo|sólo|solamente)$/.test(word.lower)) return [];
    const before = evidence.words[at - 1];
    const isLast = !evidence.words[at + 1] || evidence.words[at + 1]?.clause !== word.clause;
    const next = evidence.words.slice(at + 1).find(({ isContent }) => isContent);
    const limited = isLast ? before : next;
    return limited?.isContent ? [limited] : [];
  });
}

export const COLLECTIVE =
  /^(?:team|group|crew|staff|all|both|each|number|range|variety|lots?|plenty|load|kind|sort|type|pair|set|series|kilos?|tonnes?|litres?|metres?|hours?|days?|years?|dozen|hundreds?|thousands?|millions?|total|average)$/;

/** "Tested two modules of the app" is not "tested the app": the whole in the place of a part of it. */
function partIn(evidence: Reading, claim: Reading): string | undefined {
  for (const [, part = '', whole = ''] of evidence.text.matchAll(
    /(\p{L}+) (?:of|in|von|de|du|des) (?:the|our|my|this|its|its|der|des|la|le|las|los|les|huit|\d+)\s(?:\p{L}+ )?(\p{L}+)/giu,
  )) {
    const isNoun = evidence.words.some(
      (word) => word.text === part && tokenOf(evidence, word)?.pos !== 'verb',
    );
    const isDropped =
      isNoun && !claim.stems.has(stemOf(part.toLowerCase())) && !COLLECTIVE.test(part.toLowerCase());
    const object = new RegExp(
      `^\\W*(?:responsible for |in charge of )?\\p{L}+(?:ed|s|ing)?\\s(?:the |our |a |whole |entire )*(?:\\p{L}+ )?${whole}\\b`,
      'iu',
    );
    const others = evidence.text.match(new RegExp(`\\b${whole}\\b`, 'giu'))?.length ?? 0;
    const [verb] = actionsOf(claim);
    const isSameAction = verb !== undefined && evidence.stems.has(verb.word.stem);
    if (isDropped && isSameAction && others === 1 && object.test(claim.text)) return whole;
  }
  return undefined;
}

const levelsOf = (text: string) =>
  markers.levels.flatMap(([pattern, level]) => (pattern.test(text) ? [level] : []));

const lowReadings = ({ readings }: ClaimSource) =>
  readings.filter(({ text, words }) => words.length <= 6 && levelsOf(text).join() === '1');

/** A level of a language, tool or skill above the one given, or a low one left unsaid. */
function claimedLevel(claim: Reading, source: ClaimSource): string | undefined {
  if (claim.words.length > 8) return undefined;
  const level = Math.max(0, ...levelsOf(claim.text));
  for (const reading of onceFor(source, lowReadings)) {
    const shared = claim.words.filter(({ isContent, stem }) => isContent && reading.stems.has(stem));
    const isWholly = reading.words.every(
      ({ isContent, stem, text }) => !isContent || claim.stems.has(stem) || levelsOf(text).length > 0,
    );
    const isNamed = shared.some(({ text }) => /^\p{Lu}/u.test(text));
    if (isNamed && isWholly && Math.min(...levelsOf(claim.text), 9) > 1) return shared[0]?.text;
  }
  const evidence = source.readings.filter((reading) =>
    claim.words.some((word) => word.isContent && !isPhrasing(word) && reading.stems.has(word.stem)),
  );
  const isOfLanguage = claim.words.some(
    ({ text, stem }, at) => at > 0 && /^\p{Lu}/u.test(text) && source.stems.has(stem),
  );
  const isRaised =
    (level > 3 || (level > 1 && isOfLanguage && CONVERSES.test(claim.text))) &&
    evidence.length > 0 &&
    evidence.every(({ text }) => levelsOf(text).length > 0 && Math.max(...levelsOf(text)) < level);
  return isRaised
    ? markers.levels.map(([pattern]) => wordsOf(pattern, claim.text)).findLast(Boolean)
    : undefined;
}

const CONVERSES =
  /\b(?:good|conversational|intermediate|working (?:knowledge|proficiency)|confident|competent)\b/i;

/** An event that a letter takes for granted and that nothing tells of. */
function presupposedEvent(claim: Reading, source: ClaimSource): string | undefined {
  for (const [event, given] of markers.presupposed) {
    const words = wordsOf(event, claim.text);
    if (!words) continue;
    const isWished =
      /\b(?:would|['’]d|glad of|hope|like|look forward|wish|want)\b/i.test(source.text) &&
      !/\b(?:after|met|on \p{Lu}|last|yesterday|took place|had|was|thank)\b/u.test(source.text);
    if (!holds(source, given) || isWished) return words;
  }
  return undefined;
}

/** Results, honours, scopes and levels that a sentence claims beyond its source. */
export function resultDoubts(claim: Reading, source: ClaimSource, isLetter: boolean): Doubt[] {
  const event = doubt('event', presupposedEvent(claim, source));
  // A wish for what is to come tells no result.
  if (isLetter && /\b(?:will|would|wish|hope|[’']ll|[’']d)\b/i.test(claim.text)) return event;
  return [
    ...event,
    ...doubt('win', claimedWin(claim, source)),
    ...doubt('best', claimedBest(claim, source)),
    ...doubt('whole', claimedWhole(claim, source)),
    ...doubt('level', claimedLevel(claim, source)),
    ...doubt('cause', claimedCause(claim, source) ?? madeOfEvent(claim, source)),
  ];
}
