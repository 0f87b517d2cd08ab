import type { Figure } from '../text/index.ts';
import { isYear, spansOf, yearsUntil } from './date.ts';
import { onceFor, type EvidenceSource, type Unit } from './evidence-source.ts';
import type { Statement } from './finding.ts';

// Of a sentence with more figures, a table, the first are combined.
const MOST_COMBINED = 12;
const MOST_LISTED = 12;
/** Of one thing, so many figures are added up. */
const MOST_ADDED = 8;

/** Figures further apart, in letters, are of different things. */
const NEAR = 40;

interface Derived {
  /** Sums and differences, by unit. */
  plain: ReadonlySet<string>;
  /** Shares and changes in per cent, and how many times more. */
  percents: readonly number[];
  ratios: readonly number[];
  /** How many things are listed. */
  counts: ReadonlySet<number>;
  /** Time between two dates, in months. */
  spans: readonly number[];
}

const key = (unit: string, value: number) => `${unit} ${Number(value.toPrecision(6))}`;
const round = (value: number) => Math.round(value * 1e6) / 1e6;

function combined(figures: readonly Figure[]): { plain: string[]; percents: number[]; ratios: number[] } {
  const own = figures.filter((one) => one.form === 'number' && !isYear(one)).slice(0, MOST_COMBINED);
  const plain: string[] = [];
  const percents: number[] = [];
  const ratios: number[] = [];
  for (const [at, a] of own.entries())
    for (const b of own.slice(at + 1)) {
      if (b.start - a.end > NEAR) continue;
      if (a.unit === b.unit || a.unit === '' || b.unit === '') {
        const unit = a.unit || b.unit;
        for (const value of [a.value + b.value, Math.abs(a.value - b.value)])
          plain.push(key(unit, round(value)), key('', round(value)));
      }
      const [less, more] = a.value < b.value ? [a.value, b.value] : [b.value, a.value];
      if (less <= 0) continue;
      percents.push((100 * less) / more, (100 * (more - less)) / more, (100 * (more - less)) / less);
      ratios.push(more / less, less / more);
    }
  const [first] = own;
  if (first && own.length > 2 && own.every(({ unit }) => unit === first.unit))
    plain.push(key(first.unit, round(own.reduce((sum, { value }) => sum + value, 0))));
  return { plain, percents, ratios };
}

/** What a figure counts: the next word that names something. */
export const countedBy = (figure: Figure, { words }: Pick<Unit, 'words'>): string | undefined =>
  words.find(({ start, isContent }) => isContent && start >= figure.end && start < figure.end + 24)?.stem;

/** "12 in 2019" on one line, "15 in 2020" on another: sums of what counts the same thing. */
function addedUp(units: readonly Unit[]): string[] {
  const counting = Map.groupBy(
    units.flatMap((unit) =>
      unit.figures.flatMap((figure) => {
        const counted = figure.form === 'number' ? countedBy(figure, unit) : undefined;
        return counted === undefined ? [] : [{ counted, value: figure.value, unit: figure.unit }];
      }),
    ),
    ({ counted, unit }) => `${unit} ${counted}`,
  );
  return [...counting.values()].flatMap((same) => {
    const few = same.slice(0, MOST_ADDED);
    const pairs = few.flatMap(({ value, unit }, at) =>
      few.slice(at + 1).map((other) => key(unit, round(value + other.value))),
    );
    return [...pairs, key(few[0]?.unit ?? '', round(few.reduce((sum, { value }) => sum + value, 0)))];
  });
}

const SEPARATOR = /\s*[,;/+]\s*|\s+(?:and|&|und|et|y|or)\s+/u;

/** How many things a sentence may list: all its parts, those behind a colon, and those before or behind its first verb-like turn. */
function listed({ text }: Unit): number[] {
  return [text, ...text.split(/[:(–—]|\s-\s/)].flatMap((part) => {
    const count = part.split(SEPARATOR).filter((one) => one.trim() !== '').length;
    return count > 1 && count <= MOST_LISTED ? [count] : [];
  });
}

function derive(source: EvidenceSource): Derived {
  const units = source.units.filter(({ isFigured }) => isFigured);
  const all = units.map(({ figures }) => combined(figures));
  return {
    plain: new Set([...all.flatMap(({ plain }) => plain), ...addedUp(units)]),
    percents: all.flatMap(({ percents }) => percents),
    ratios: all.flatMap(({ ratios }) => ratios),
    counts: new Set(source.units.flatMap(listed)),
    spans: spansOf(source),
  };
}

/** Whether a rounded figure may be one of these. */
const isOneOf = (value: number, exact: readonly number[], slack: number) =>
  exact.some((one) => Math.abs(one - value) <= slack);

/**
 * Whether a figure follows from what the lines give: a sum or difference of two in a sentence, a share or change of one of
 * the other, the number of things listed, the years between two dates.
 */
export function followsFrom(figure: Figure, { source, today, words, reworded }: Statement): boolean {
  const derived = onceFor(source, derive);
  const { value, unit, inUnit, form } = figure;
  if (form === 'vague') return source.words.has(figure.words.toLowerCase()) || hasAtLeast(value, reworded);
  if (form === 'factor') return isOneOf(value, derived.ratios, 0.05 * value) || isNamed(figure, source);
  if (form === 'share' || unit === 'percent')
    return (
      isOneOf(value, derived.percents, Number.isInteger(value) || form === 'share' ? 0.75 : 0.06) ||
      hasShare(value, source)
    );
  if (unit === 'month') {
    const isYears = inUnit >= 12 && inUnit % 12 === 0;
    const spans = [...derived.spans, ...yearsUntil(today, source).map((years) => years * 12)];
    if (isOneOf(inUnit, spans, isYears ? 11 : 1)) return true;
  }
  if (derived.plain.has(key(unit, value)) || derived.plain.has(key(unit, inUnit))) return true;
  if (unit !== '' || !Number.isInteger(value)) return false;
  if (
    value <= MOST_PEOPLE &&
    words.some(({ lower }) => peopleWords.has(lower)) &&
    isWithOneself(value, source)
  )
    return true;
  return (
    derived.counts.has(value) &&
    (countedBy(figure, { words }) !== undefined || words.some(({ lower }) => peopleWords.has(lower)))
  );
}

const hasAtLeast = (least: number, lines: readonly Unit[]) =>
  lines.some(({ figures }) => figures.some(({ value }) => value >= least));

const hasShare = (percent: number, source: EvidenceSource) =>
  source.units.some(({ figures }) =>
    figures.some((one) => one.unit === 'percent' && Math.abs(one.value - percent) <= 0.75),
  );

const companyWords = new Set(
  'me i us we others other another mate mates myself plus ich wir moi nous yo'.split(' '),
);
const MOST_PEOPLE = 20;

/** "Two others and me" are a team of three. */
const isWithOneself = (value: number, { units }: EvidenceSource) =>
  units.some(
    ({ words, figures }) =>
      words.some(({ lower }) => companyWords.has(lower)) &&
      figures.some((one) => Math.abs(one.value - value) === 1),
  );

const peopleWords = new Set('team teams group others crew us people gang'.split(' '));

const TIMES: Readonly<Record<number, readonly string[]>> = {
  2: ['doubl', 'twice', 'double'],
  3: ['tripl', 'trebl', 'thrice'],
  4: ['quadrup'],
  0.5: ['halv', 'half'],
};

/** "Twice as many", "double the orders". */
const isNamed = ({ value }: Figure, { stems }: EvidenceSource) =>
  (TIMES[value] ?? []).some((word) => stems.has(word));
