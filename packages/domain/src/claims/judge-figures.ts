import { distinct, onceFor, type ClaimSource } from './claim-source.ts';
import { coveredWords, isOfNumberedName } from './coverage.ts';
import { derivedFigures, isFactorGiven } from './derived-figures.ts';
import { isYear, type Figure } from './figures.ts';
import type { UnsupportedClaim } from './kinds.ts';
import { isMoved, isOfAnother } from './moved-figures.ts';
import { ratesIn } from './rates.ts';
import type { Reading } from './reading.ts';
import { inUnit, isEndOfRange, isOfPeriod, isSupportedBy } from './supports-figure.ts';

const figuresByValue = ({ figures }: ClaimSource) => Map.groupBy(figures, ({ value }) => value);

/** The figures of a source that could support one: for a plain number, those of its value. */
function candidatesFor(claim: Figure, source: ClaimSource): ClaimSource['figures'] {
  const isPlain =
    claim.unit === '' && claim.bound === 'exact' && claim.form === 'number' && Number.isInteger(claim.value);
  return isPlain ? (onceFor(source, figuresByValue).get(claim.value) ?? []) : source.figures;
}

/** A number that is dialled, which counts nothing. */
const PHONE = /\+?\d[\d ()/-]{6,}\d/g;

/** The first figure of a sentence that its source does not give, in any form, for the same thing. */
export function unsupportedFigure(reading: Reading, source: ClaimSource): UnsupportedClaim | undefined {
  const covered = coveredWords(reading, source);
  const rates = ratesIn(reading.text);
  const numbers = [...reading.text.matchAll(PHONE)].filter(([words]) => source.text.includes(words));
  for (const claim of distinct(reading.figures).toSorted((a, b) => a.start - b.start)) {
    const isNamed = reading.words.some(
      (word) =>
        /\p{L}/u.test(word.text) &&
        word.start <= claim.start &&
        word.end >= claim.start + claim.words.length &&
        /\d/.test(word.text) &&
        covered.has(word),
    );
    if (rates.some(({ start, words }) => claim.start >= start && claim.start < start + words.length))
      continue;
    if (isOfNumberedName(reading, claim, source)) continue;
    if (isNamed || numbers.some((one) => claim.start >= one.index && claim.start < one.index + one[0].length))
      continue;
    if (
      /^one$/i.test(claim.words) &&
      new RegExp(
        `\\b(?:a|an|one|each|per) ${/^\s?(\p{L}+)/u.exec(reading.text.slice(claim.start + 3))?.[1] ?? '-'}`,
        'i',
      ).test(source.text)
    )
      continue;
    if (claim.form === 'factor' && isFactorGiven(claim, source)) continue;
    const given = [
      ...candidatesFor(claim, source).filter(
        (one) =>
          isSupportedBy(claim, inUnit(one, claim)) &&
          (claim.per === '' || one.per !== '' || isOfPeriod(claim.per, one.reading)) &&
          !isEndOfRange(claim, one, reading),
      ),
      ...onceFor(source, derivedFigures)
        .filter((one) => isSupportedBy(claim, one))
        .slice(0, 1)
        .map((one) => ({ ...one, reading: undefined })),
    ];
    if (given.length === 0) return { kind: isYear(claim) ? 'date' : 'number', words: claim.words };
    const inPlace = given.flatMap(({ reading: place }) => (place ? [{ reading: place }] : []));
    const placed = given.flatMap((one) => (one.reading ? [{ ...one, reading: one.reading }] : []));
    const isAnothers =
      placed.length > 0 &&
      placed.length === given.length &&
      placed.every((one) => isOfAnother(claim, reading, one));
    if (isAnothers || (inPlace.length === given.length && isMoved(claim, reading, inPlace)))
      return { kind: 'number', words: claim.words };
  }
  return undefined;
}
