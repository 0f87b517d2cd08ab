import { MONTHS } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import type { ClaimSource } from './claim-source.ts';
import { coveredWords, isOneSlipAway } from './coverage.ts';
import { doubt, type Doubt } from './doubt.ts';
import { tokenOf } from './grammar.ts';
import { entailedWords } from './licence.ts';
import { rewordedBy } from './matching.ts';
import { isEnglish, type Reading, type Word } from './reading.ts';
import { plainForm } from './roles.ts';
import { stemOf } from './stem.ts';
import { unitOf } from './units.data.ts';

/** A noun behind a preposition, with what both stand behind. */
interface Placed {
  preposition: string;
  noun: Word;
  /** The nearest content word before the preposition. */
  governor: Word | undefined;
  next: Word | undefined;
  /** Whether it is a unit of a figure. */
  isMeasured: boolean;
}

const posOf = (reading: Reading, word: Word | undefined) => (word && tokenOf(reading, word)?.pos) ?? '';

/** "Six years", "300 m": a unit or the number itself. */
const isMeasured = (reading: Reading, noun: Word) => {
  const before = reading.words[reading.words.indexOf(noun) - 1];
  const isIn = (word: Word | undefined) =>
    reading.figures.some(
      ({ start, words }) => word && word.start >= start && word.start < start + words.length,
    );
  return isIn(noun) || (isIn(before) && unitOf(noun.lower) !== undefined);
};

function placedIn(reading: Reading, words: readonly Word[]): Placed[] {
  return words.flatMap((word, at) => {
    if (posOf(reading, word) !== 'preposition') return [];
    let noun: Word | undefined;
    let next: Word | undefined;
    for (const one of words.slice(at + 1)) {
      next = one;
      if (one.sentence !== word.sentence || one.clause !== word.clause) break;
      const pos = posOf(reading, one);
      if (/^(?:noun|name)$/.test(pos)) noun = one;
      else if (
        noun ||
        !(
          /^(?:determiner|adjective|number|particle|adverb)$/.test(pos) ||
          tokenOf(reading, one)?.form === 'gerund'
        )
      )
        break;
    }
    const governor = words.slice(0, at).findLast(({ isContent }) => isContent);
    return noun
      ? [
          {
            preposition: word.lower,
            noun,
            governor,
            next: next === noun ? undefined : next,
            isMeasured: isMeasured(reading, noun),
          },
        ]
      : [];
  });
}

/** A noun that stands where a statement has another, of which it is neither a synonym nor a wider word. */
function swapped(claim: Reading, source: ClaimSource): string | undefined {
  const covered = coveredWords(claim, source);
  const entailed = entailedWords(claim, source);
  const said = placedIn(claim, claim.words).filter(
    ({ noun, isMeasured }) =>
      !isMeasured &&
      !covered.has(noun) &&
      !source.stems.has(noun.stem) &&
      !entailed.has(noun) &&
      !/\d/.test(noun.text),
  );
  if (said.length === 0) return undefined;
  for (const { reading, words } of rewordedBy(claim, source))
    for (const given of placedIn(reading, words)) {
      if (given.isMeasured || claim.stems.has(given.noun.stem)) continue;
      if (said.some(({ noun }) => isOneSlipAway(noun.lower, given.noun.lower))) continue;
      if (reading.meaningsOf.get(given.noun)?.some((one) => claim.meaningSet.has(one))) continue;
      const meant = thesaurusOf(plainForm(given.noun));
      for (const { preposition, noun, governor, next } of said) {
        if (preposition !== given.preposition) continue;
        const isSame =
          (governor && given.governor && governor.stem === given.governor.stem) ||
          (next && given.next && next.stem === given.next.stem && next.isContent);
        if (!isSame) continue;
        const isWider = thesaurusOf(plainForm(noun)).senses.some((one) => meant.above.has(one));
        if (!isWider) return noun.text;
      }
    }
  return undefined;
}

/** First and last are judged as the best. */
const ORDINALS = 'second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** "Came second", where a statement has "third". */
function ranked(claim: Reading, source: ClaimSource): string | undefined {
  const given = rewordedBy(claim, source).flatMap(({ words }) => words.map(({ lower }) => lower));
  const told = new Set(source.readings.flatMap(({ words }) => words.map(({ lower }) => lower)));
  return given.some((word) => ORDINALS.includes(word))
    ? claim.words.find(({ lower }) => ORDINALS.includes(lower) && !told.has(lower))?.text
    : undefined;
}

const TURNS: readonly (readonly [string, string])[] = [
  ['before', 'after'],
  ['ahead', 'behind'],
  ['above', 'below'],
  ['over', 'under'],
  ['up', 'down'],
  ['with', 'without'],
  ['from', 'to'],
  ['for', 'against'],
  ['inside', 'outside'],
  ['under', 'alongside'],
  ['early', 'late'],
  ['into', 'out'],
  ['in', 'out'],
  ['on', 'off'],
  ['more', 'less'],
  ['most', 'least'],
  ['first', 'last'],
  ['near', 'in'],
  ['near', 'at'],
  ['during', 'throughout'],
  ['until', 'since'],
  ['by', 'for'],
  ['if', 'as'],
  ['if', 'because'],
  ['if', 'since'],
];
const turnsOf = new Map<string, Set<string>>();
for (const [one, other] of TURNS)
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    turnsOf.set(from, (turnsOf.get(from) ?? new Set()).add(to));

/** The next telling word behind a place of a clause, and the one before it. */
function around(words: readonly Word[], at: number): { before: string; behind: string } | undefined {
  const isTelling = (one: Word) => (one.isContent || /\d/.test(one.text)) && !turnsOf.has(one.lower);
  const behind = words.slice(at + 1).find(isTelling);
  const before = words.slice(0, at).findLast(isTelling);
  return behind && before ? { before: before.stem, behind: behind.stem } : undefined;
}

/** A small word that says the contrary of the one that a statement has between the same words. */
function turned(claim: Reading, source: ClaimSource): string | undefined {
  const sentences = rewordedBy(claim, source);
  return claim.words.find((word, at) => {
    const turns = turnsOf.get(word.lower);
    const place = turns && around(claim.words, at);
    if (!place) return false;
    const uses = sentences.flatMap(({ words }) =>
      words.flatMap((one, index) => {
        const other = turnsOf.has(one.lower) && around(words, index);
        return other && other.before === place.before && other.behind === place.behind ? [one.lower] : [];
      }),
    );
    return uses.some((one) => turns.has(one)) && !uses.includes(word.lower);
  })?.text;
}

/** "Parents and staff" of "parents": somebody or something joined to what was told. */
function joined(claim: Reading, source: ClaimSource): string | undefined {
  const covered = coveredWords(claim, source);
  const entailed = entailedWords(claim, source);
  return claim.words.find((word, at) => {
    const [noun, and] = [claim.words[at - 2], claim.words[at - 1]];
    return (
      and?.lower === 'and' &&
      noun !== undefined &&
      word.isContent &&
      /^(?:noun|name)$/.test(posOf(claim, word)) &&
      /^(?:noun|name)$/.test(posOf(claim, noun)) &&
      covered.has(noun) &&
      !covered.has(word) &&
      !entailed.has(word) &&
      !source.stems.has(word.stem)
    );
  })?.text;
}

const months = MONTHS.toLowerCase().split('|');

/** The months of a text with their years. */
const datesIn = (reading: Reading) =>
  reading.words.flatMap((word, at) => {
    const month = months.findIndex(
      (one) =>
        word.lower === one ||
        (word.lower.length >= 3 &&
          word.lower.length < 5 &&
          /^\p{Lu}/u.test(word.text) &&
          one.startsWith(word.lower)),
    );
    const year = reading.words[at + 1]?.lower ?? '';
    return month < 0 || (word.lower === 'may' && !/^\p{Lu}/u.test(word.text))
      ? []
      : [{ month, year: /^(?:19|20)\d\d$/.test(year) ? year : '', word }];
  });

/** A month with the year of another. */
function crossed(claim: Reading, source: ClaimSource): string | undefined {
  const given = source.readings.flatMap(datesIn);
  return datesIn(claim).find(({ month, year }) => {
    if (year === '') return false;
    const same = given.filter((one) => one.month === month);
    return same.length > 0 && same.every((one) => one.year !== '' && one.year !== year);
  })?.word.text;
}

/** "In Hexham" of "in Hexham Lane": a name without the noun that it is the name of. */
function cutName(claim: Reading, source: ClaimSource): string | undefined {
  const isCapital = (word: Word | undefined) => word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text);
  const headOf = (reading: Reading, at: number) => {
    const next = reading.words[at + 1];
    return isCapital(next) && next?.clause === reading.words[at]?.clause ? next : undefined;
  };
  return claim.words.find((word, at) => {
    if (!isCapital(word) || at === 0 || claim.words[at - 1]?.lower !== 'in' || headOf(claim, at))
      return false;
    const uses = source.readings.flatMap((reading) =>
      reading.words.flatMap((one, place) =>
        one.lower === word.lower
          ? [/^\p{Lu}/u.test(reading.words[place - 1]?.text ?? '') ? undefined : headOf(reading, place)]
          : [],
      ),
    );
    return (
      uses.length > 0 && uses.every((head) => head !== undefined && thesaurusOf(head.lower).senses.length > 0)
    );
  })?.text;
}

/** Verbs of two sides: who sends does not receive. */
const CONVERSES = [
  ['send', 'receive'],
  ['buy', 'sell'],
  ['lend', 'borrow'],
  ['open', 'close'],
  ['import', 'export'],
  ['load', 'unload'],
  ['win', 'lose'],
  ['hire', 'dismiss'],
  ['accept', 'reject'],
  ['add', 'remove'],
  ['rise', 'fall'],
  ['pay', 'charge'],
  ['issue', 'collect'],
].map((pair) => pair.map(stemOf));

/** The other side of what a statement tells: "sent samples" as "received samples". */
function converse(claim: Reading, source: ClaimSource): string | undefined {
  const given = new Set(rewordedBy(claim, source).flatMap(({ words }) => words.map(({ stem }) => stem)));
  return claim.words.find(
    ({ stem }) =>
      !source.stems.has(stem) &&
      CONVERSES.some((pair) => {
        const other = pair.find((one) => one !== stem) ?? '';
        return pair.includes(stem) && given.has(other) && !claim.stems.has(other);
      }),
  )?.text;
}

/** What stands in a sentence where its statements have something else. */
export function placedDoubts(claim: Reading, source: ClaimSource): Doubt[] {
  if (!isEnglish(claim)) return [];
  return [
    ...doubt('swapped', swapped(claim, source)),
    ...doubt('turned', turned(claim, source) ?? ranked(claim, source) ?? converse(claim, source)),
    ...doubt('joined', joined(claim, source)),
    ...doubt('crossed', crossed(claim, source)),
    ...doubt('cut', cutName(claim, source)),
  ];
}
