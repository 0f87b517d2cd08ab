import { say } from '../say/index.ts';
import type { Figure } from '../text/index.ts';
import { isYear } from './date.ts';
import { onceFor, type EvidenceSource } from './evidence-source.ts';
import { followsFrom } from './figure-follows.ts';
import type { Rule } from './finding.ts';
import type { Word } from './reading.ts';

/** A value as it is compared: to six digits. */
export const valueKey = (value: number): string => String(Number(value.toPrecision(6)));

interface Values {
  plain: ReadonlySet<string>;
  /** With their units. */
  inUnits: ReadonlySet<string>;
  sorted: readonly number[];
}

const unitKey = ({ unit, inUnit }: Figure) => `${unit} ${valueKey(inUnit)}`;

/** "12/03/2024", "7.30": parts of a date or time, which are read as one decimal otherwise. */
const DATE = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)|(?<![\d.,])\d{1,2}\.\d{2}(?![\d.,])/g;

function valuesOf(source: EvidenceSource): Values {
  const units = source.units.filter(({ isFigured }) => isFigured);
  const figures = units.flatMap((unit) => unit.figures);
  const dated = units
    .flatMap(({ text }) => text.match(DATE) ?? [])
    .flatMap((date) => date.split(/\D/).map(Number));
  const values = [...figures.flatMap(({ value, others }) => [value, ...others]), ...dated];
  return {
    plain: new Set(values.map(valueKey)),
    inUnits: new Set(figures.map(unitKey)),
    sorted: [...new Set(values)].toSorted((a, b) => a - b),
  };
}

const ABOUT = 0.06;
const OVER = 0.3;

/** "Over 1,000" of 1,187, "nearly 90" of 88. */
function isNear({ value, bound }: Figure, { sorted }: Values): boolean {
  const least = bound === 'over' ? value : value * (1 - (bound === 'under' ? OVER : ABOUT));
  const most = bound === 'under' ? value : value * (1 + (bound === 'over' ? OVER : ABOUT));
  return bound !== '' && sorted.some((one) => one >= least && one <= most);
}

/** "One" is an article as often as a number. */
const isNoClaim = ({ value, form, words, unit }: Figure) =>
  form === 'maybe' || (value === 1 && !/\d/.test(words) && (unit === '' || unit === 'percent'));

/** "Six Sigma": a word for a number in a name. */
function isInName({ words: own, start }: Figure, words: readonly Word[]): boolean {
  const at = words.findIndex((word) => word.start === start);
  const isCapital = (word: Word | undefined) => /^\p{Lu}\p{Ll}/u.test(word?.text ?? '');
  return !/\d/.test(own) && isCapital(words[at]) && !words[at]?.isFirst && isCapital(words[at + 1]);
}

const isCurrency = (unit: string) => /^[A-Z]{3}$/.test(unit);

/** An amount that the lines give in other money alone. */
function isOtherMoney({ value, unit }: Figure, { units }: EvidenceSource): boolean {
  if (!isCurrency(unit)) return false;
  const same = units.flatMap(({ figures }) => figures.filter((one) => one.value === value));
  return same.length > 0 && same.every((one) => isCurrency(one.unit) && one.unit !== unit);
}

/** "Over a year", "in under a week": one of a period, bounded. */
const isBounded = ({ form, unit, bound }: Figure) =>
  form === 'maybe' && unit !== '' && unit !== 'percent' && (bound === 'over' || bound === 'under');

const isWithin = ({ unit, inUnit, bound }: Figure, { units }: EvidenceSource) =>
  units.some((line) =>
    line.figures.some(
      (one) =>
        one.unit === unit &&
        (one.bound === bound
          ? one.inUnit === inUnit
          : bound === 'over'
            ? one.inUnit > inUnit
            : one.inUnit < inUnit),
    ),
  ) ||
  (unit === 'month' &&
    bound === 'over' &&
    units.some((line) => line.words.filter(({ text }) => /^(?:19|20)\d{2}$/.test(text)).length > 1));

const RANKED = new Set('ranked came placed finished place prize in position'.split(' '));

/** A figure whose value no line gives, and which follows from none. */
export const figureRule: Rule = (statement) => {
  const { source, figures, words } = statement;
  const values = onceFor(source, valuesOf);
  const missing = figures.filter((figure) => {
    if (isBounded(figure)) return !isWithin(figure, statement.source);
    if (isNoClaim(figure) || isYear(figure) || isInName(figure, words)) return false;
    if (isOtherMoney(figure, source)) return true;
    const stands =
      [figure.value, ...figure.others].some((one) => values.plain.has(valueKey(one))) ||
      (figure.unit !== '' && values.inUnits.has(unitKey(figure)));
    return !stands && !isNear(figure, values) && !followsFrom(figure, statement);
  });
  // "Second" by itself is of a time as well.
  const isSure = ({ form, words: own, start }: Figure) => {
    if (form !== 'ordinal' || /\d/.test(own)) return true;
    const at = words.findIndex((word) => word.start === start);
    return [words[at - 1], words[at + 1]].some((word) => RANKED.has(word?.lower ?? ''));
  };
  const finding = ({ words: own }: Figure) => ({
    kind: 'figure' as const,
    words: own,
    why: say`None of your lines gives ${own}.`,
  });
  return {
    invented: missing.filter(isSure).map(finding),
    doubts: missing.filter((one) => !isSure(one)).map(finding),
  };
};
