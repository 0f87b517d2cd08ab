import { meaningsOf } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import { isPhrasing } from './coverage.ts';
import { isYear, type Figure } from './figures.ts';
import { tokenOf } from './grammar.ts';
import type { Reading, Word } from './reading.ts';
import { unitOf } from './units.data.ts';

/** People as such: whoever is counted as people may be counted as guests. */
const isAnybody = (word: string) =>
  /^(?:people|peoples|staff|persons?|us|employees?|workers?|others?|colleagues?|mates?|friends?)$/.test(word);

const isPerson = (word: string) => isAnybody(word) || thesaurusOf(word).isPerson;

/** A figure that was given for something else: five entities are not five accountants. */
export function isMoved(claim: Figure, reading: Reading, given: readonly { reading: Reading }[]): boolean {
  if (!/^(?:number|vague)$/.test(claim.form) || claim.unit !== '' || claim.value < 2 || isYear(claim))
    return false;
  const near = reading.words.filter(
    ({ start, end, isContent }) =>
      isContent && end > claim.start - 45 && start < claim.start + claim.words.length + 45,
  );
  // Whoever is spoken of by name counts nothing: "Beatriz does the work of 2".
  const [named] = reading.words;
  const isSubject = (word: Word) =>
    word === named &&
    word.start < claim.start &&
    (tokenOf(reading, word)?.pos === 'name' || meaningsOf(word.lower).length === 0);
  const telling = near.filter(
    (word) =>
      !isPhrasing(word) &&
      !isSubject(word) &&
      !(word.start >= claim.start && word.end <= claim.start + claim.words.length),
  );
  if (telling.length === 0 || given.length === 0) return false;
  const next = reading.words.find(
    ({ start, isContent }) => isContent && start > claim.start + claim.words.length - 1,
  );
  const isNextTelling =
    next !== undefined && next.start <= claim.start + claim.words.length + 1 && !isPhrasing(next);
  const asked = isNextTelling
    ? telling.filter((word) => word.start >= next.start && word.start < next.start + 30)
    : telling;
  const counted = near
    .filter(({ start }) => start > claim.start && start < claim.start + 20)
    .map(({ lower }) => lower);
  return !given.some((one) => {
    const others = one.reading.words.map(({ lower }) => lower);
    if (counted.some(isAnybody) ? others.some(isPerson) : counted.some(isPerson) && others.some(isAnybody))
      return true;
    const meanings = one.reading.meaningSet;
    return asked.some(
      (word) =>
        one.reading.stems.has(word.stem) ||
        reading.meaningsOf.get(word)?.some((meaning) => meanings.has(meaning)) ||
        one.reading.words.some(
          ({ lower }) => lower.length > 4 && lower.slice(0, 5) === word.lower.slice(0, 5),
        ),
    );
  });
}

const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Whether what a figure counts is told of another figure, in another clause: of nine years, five at the own table. */
export function isOfAnother(claim: Figure, reading: Reading, given: Figure & { reading: Reading }): boolean {
  const evidence = given.reading;
  const clauseAt = (at: number) => evidence.words.find(({ end }) => end > at)?.clause;
  const own = clauseAt(given.start);
  const counted = reading.words.filter(
    (word) =>
      word.isContent &&
      (word.start > claim.start || isYear(claim)) &&
      !unitOf(word.lower) &&
      !MONTH.test(word.lower),
  );
  const places = counted.flatMap(({ stem }) =>
    evidence.words.filter((word) => word.stem === stem).map(({ clause }) => clause),
  );
  return (
    reading.figures.length === 1 &&
    places.length > 0 &&
    !places.includes(own ?? -1) &&
    !evidence.figures.some(
      ({ value, start }) => value === given.value && places.includes(clauseAt(start) ?? -1),
    ) &&
    evidence.figures.some(
      (other) =>
        other.start !== given.start &&
        (other.unit === '' || other.unit === given.unit) &&
        other.form === given.form &&
        places.includes(clauseAt(other.start) ?? -1),
    )
  );
}
