import { isPhrasing } from './coverage.ts';
import { tokenOf } from './grammar.ts';
import { COLLECTIVE } from './judge-result.ts';
import { unrealWords } from './judge-mood.ts';
import type { Reading, Word } from './reading.ts';
import { unitOf } from './units.data.ts';

/*
 * What restricts a word of a statement, by the grammar: each function finds one kind. Said again without what restricts
 * it, the word says more.
 */

/** A word of a statement that holds only as far as others of it say: of "three of the ponds" the ponds. */
export interface Restriction {
  head: Word;
  /** The words that restrict it. */
  by: readonly Word[];
}

export const posOf = (reading: Reading, word: Word | undefined) => word && tokenOf(reading, word)?.pos;
export const isNounAt = (reading: Reading, word: Word | undefined) => posOf(reading, word) === 'noun';

/** The head of the noun phrase that begins at a place: its last noun before anything else. */
function nounFrom(reading: Reading, from: number): Word | undefined {
  let head: Word | undefined;
  for (const [at, word] of reading.words.slice(from).entries()) {
    if (word.clause !== reading.words[from]?.clause) break;
    const pos = posOf(reading, word) ?? '';
    if (pos === 'noun') head = word;
    else if (head || (pos === 'determiner' && at > 0)) break;
    else if (!/^(?:determiner|adjective|number|name|particle|adverb)$/.test(pos)) break;
  }
  return head;
}

export const SHARE =
  /^(?:half|third|thirds|quarter|quarters|part|parts|some|most|several|few|couple|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})$/;
export const DEFINITE = /^(?:the|my|our|their|its|his|her|these|those)$/;

/** "Three of the estate's ponds", "half of the hedge", "for two rooms of the exhibition". */
export function shares(reading: Reading): Restriction[] {
  return reading.words.flatMap((word, at) => {
    if (!SHARE.test(word.lower)) return [];
    const part = reading.words[at + 1];
    const isOfParts =
      isNounAt(reading, part) && !COLLECTIVE.test(part?.lower ?? '') && !unitOf(part?.lower ?? '');
    const [of, the] = reading.words.slice(isOfParts ? at + 2 : at + 1);
    if (of?.lower !== 'of' || !the || !DEFINITE.test(the.lower)) return [];
    const head = nounFrom(reading, reading.words.indexOf(the) + 1);
    return head ? [{ head, by: [isOfParts && part ? part : word] }] : [];
  });
}

const CONDITION = /^(?:when|whenever|if|unless|while|until)$/;

/** "I run the shop when Carla is away": what is done only while something else holds. */
export function conditions(reading: Reading): Restriction[] {
  return reading.words.flatMap((word, at) => {
    if (!CONDITION.test(word.lower)) return [];
    const behind = reading.words.slice(at + 1).filter(({ clause }) => clause === word.clause);
    const end = behind.findIndex(({ lower }) => /^(?:i|we)$/.test(lower));
    const by = end < 0 ? behind : behind.slice(0, end);
    const verbAt = by.findIndex((one) => {
      const token = tokenOf(reading, one);
      return /^(?:verb|auxiliary)$/.test(token?.pos ?? '') && /^(?:present3|base)$/.test(token?.form ?? '');
    });
    if (verbAt < 1) return [];
    const predicate = by.slice(verbAt).filter(({ isContent }) => isContent);
    const inside = new Set([word, ...by]);
    return reading.words
      .filter((one) => one.sentence === word.sentence && one.isContent && !inside.has(one))
      .map((head) => ({ head, by: predicate }));
  });
}

const DEGREE = /^(?:half|nearly|almost|partly|part|halfway|thirds?|quarters?|percent)$/;

/** "Is half built", "two thirds done": what is not finished. */
export function unfinished(reading: Reading): Restriction[] {
  return reading.words.flatMap((word, at) => {
    const before = reading.words[at - 1];
    const isUnderWay =
      (word.lower === 'way' && before?.lower === 'under') ||
      (word.lower === 'progress' && before?.lower === 'in');
    const isAllBut = before?.lower === 'but' && reading.words[at - 2]?.lower === 'all';
    const isEnd = /^(?:done|finished|complete|completed|through|ready)$/.test(word.lower);
    const isDone = isEnd || /^(?:past|pastParticiple)$/.test(tokenOf(reading, word)?.form ?? '');
    if (
      !before ||
      !(isUnderWay || (isDone && (isAllBut || (DEGREE.test(before.lower) && before.clause === word.clause))))
    )
      return [];
    return reading.words
      .filter((one) => one.sentence === word.sentence && one.isContent)
      .map((head) => ({ head, by: [before] }));
  });
}

const ENDED = /^(?:lapse|expire|end|close|suspend|withdraw|cancel|revoke|cease|discontinue|stop)/;

/** "My membership lapsed": what its subject is no longer. */
export function ended(reading: Reading): Restriction[] {
  return reading.words.flatMap((word, at) =>
    ENDED.test(word.lower) && /(?:ed|n)$/.test(word.lower)
      ? reading.words
          .slice(0, at)
          .filter((one) => one.clause === word.clause && isNounAt(reading, one))
          .map((head) => ({ head, by: [word] }))
      : [],
  );
}

export const SELDOM =
  /^(?:usually|mostly|often|normally|generally|sometimes|occasionally|typically|mainly|frequently)$/;

/** "Usually on Mondays": not on each. */
export function frequencies(reading: Reading): Restriction[] {
  return reading.words.flatMap((word) =>
    SELDOM.test(word.lower)
      ? reading.words
          .filter((one) => one.sentence === word.sentence && one.isContent)
          .map((head) => ({ head, by: [word] }))
      : [],
  );
}

/** "Possibly cut": nobody knows that it did. */
export function hedged(reading: Reading): Restriction[] {
  const isAsIf = (word: Word, at: number) => word.lower === 'if' && reading.words[at - 1]?.lower === 'as';
  return reading.words.flatMap((word, at) =>
    HEDGE.test(word.lower) || isAsIf(word, at)
      ? reading.words
          .filter((one) => one.clause === word.clause && posOf(reading, one) === 'verb')
          .map((head) => ({ head, by: [word] }))
      : [],
  );
}

const HEDGE =
  /^(?:seems?|appears?|possibly|probably|perhaps|maybe|apparently|supposedly|presumably|allegedly)$/;

/** "The letters up to 1890": not those behind. */
export function limited(reading: Reading): Restriction[] {
  return reading.words.flatMap((word, at) => {
    const [head, , to, limit] = [reading.words[at - 1], word, reading.words[at + 1], reading.words[at + 2]];
    const isLimit = word.lower === 'up' && to?.lower === 'to' && limit !== undefined && /\d/.test(limit.text);
    return isLimit && isNounAt(reading, head) && head ? [{ head, by: [limit] }] : [];
  });
}

const SEASON =
  /^(?:winter|summer|spring|autumn|term|season|holidays?|weekends?|christmas|easter|january|february|march|april|june|july|august|september|october|november|december)$/;

/** "Once a month in winter": not in summer. */
export function seasonal(reading: Reading): Restriction[] {
  return reading.words.flatMap((word, at) => {
    const before = reading.words.slice(Math.max(0, at - 2), at);
    if (!SEASON.test(word.lower) || !before.some(({ lower }) => /^(?:in|during|at|over)$/.test(lower)))
      return [];
    return reading.words
      .filter((one) => one.sentence === word.sentence && one.isContent && one !== word)
      .map((head) => ({ head, by: [word] }));
  });
}

/** "On alternate Fridays": not on every one. */
export function alternate(reading: Reading): Restriction[] {
  return reading.words.flatMap((word, at) => {
    const head = reading.words[at + 1];
    return word.lower === 'alternate' && head ? [{ head, by: [word] }] : [];
  });
}

/** "Two hotels of the group": not all of them. */
export function counted(reading: Reading): Restriction[] {
  return reading.words.flatMap((word, at) => {
    const before = reading.words[at - 1];
    if (!SHARE.test(word.lower) || posOf(reading, word) !== 'number') return [];
    if (before && (DEFINITE.test(before.lower) || before.lower.endsWith("'s") || before.lower === 'all'))
      return [];
    const head = nounFrom(reading, at + 1);
    return head && /[^s]s$/.test(head.lower) && reading.words[reading.words.indexOf(head) + 1]?.lower === 'of'
      ? [{ head, by: [word] }]
      : [];
  });
}

/** "Should save", "wanted to open": nobody knows that it came true. */
export function moods(reading: Reading): Restriction[] {
  const unreal = unrealWords(reading);
  return [...unreal].filter((word) => posOf(reading, word) === 'verb').map((head) => ({ head, by: [] }));
}

/** Of "the theory for my licence" the licence, of "the minutes of the meeting" the meeting. */
export function governed(reading: Reading): Restriction[] {
  return reading.words.flatMap((word, at) => {
    const next = reading.words[at + 1];
    if (!isNounAt(reading, word) || !next || !/^(?:of|for|to|against|behind|about)$/.test(next.lower))
      return [];
    if (isPhrasing(word) || SHARE.test(word.lower) || COLLECTIVE.test(word.lower)) return [];
    const head = nounFrom(reading, at + 2);
    return head ? [{ head, by: [word] }] : [];
  });
}

const PURPOSE_OF_USE =
  /^(?:use|us|help|ask|have|need|be|work|able|go|come|learn|manage|get|begin|start|continue|trust|job|task|train|teach|responsible|require|allow|tell|pay|employ|hire|volunteer|duty|role|like|love|happy|choose|time|chance|way)$/;

/** "Filled sandbags to keep the river out": what was done for a purpose need not have reached it. */
export function purposes(reading: Reading): Restriction[] {
  return reading.words.flatMap((word, at) => {
    const verb = reading.words[at + 1];
    const before = reading.words[at - 1];
    if (word.lower !== 'to' || !verb || !before || posOf(reading, verb) !== 'verb') return [];
    if (!/^(?:noun|name|pronoun)$/.test(posOf(reading, before) ?? '')) return [];
    const governor = reading.words.slice(0, at).findLast((one) => posOf(reading, one) === 'verb');
    if (!governor || PURPOSE_OF_USE.test(tokenOf(reading, governor)?.lemma ?? '')) return [];
    if (PURPOSE_OF_USE.test(before.lower)) return [];
    return [{ head: verb, by: [] }];
  });
}
