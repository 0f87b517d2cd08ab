import { say } from '../say/index.ts';
import { unitOf, type Figure } from '../text/index.ts';
import { isYear } from './date.ts';
import { onceFor, type EvidenceSource, type Unit } from './evidence-source.ts';
import { countedBy, followsFrom } from './figure-follows.ts';
import { valueKey } from './figure.ts';
import type { EvidenceFinding, Rule, Statement } from './finding.ts';

interface Given {
  figure: Figure;
  unit: Unit;
}

// Where one value stands more often, or a sentence holds more figures, the first tell.
const MOST_GIVEN = 12;

function givenByValue({ units }: EvidenceSource): Map<string, Given[]> {
  const given = units
    .filter(({ isFigured }) => isFigured)
    .flatMap((unit) => unit.figures.slice(0, MOST_GIVEN).map((figure) => ({ figure, unit })));
  const byValue = Map.groupBy(given, ({ figure }) => valueKey(figure.value));
  return new Map([...byValue].map(([value, all]) => [value, all.slice(0, MOST_GIVEN)]));
}

const saysNoUnit = (unit: string) =>
  unit === 'percent' ? say`Your line gives no per cent.` : say`Your line gives no ${unit}.`;

/** What no line gives the figure: a unit, a sign or a period. */
function addedTo(figure: Figure, given: readonly Given[]): string | undefined {
  const line = given.flatMap(({ unit }) => unit.figures.slice(0, MOST_GIVEN));
  const { unit, per, bound } = figure;
  const isStated = given.some(({ unit: { words } }) => words.some((word) => unitOf(word.lower) === unit));
  if (unit !== '' && !isStated && !line.some((one) => one.unit === unit)) return saysNoUnit(unit);
  if (unit === '' && given.every((one) => one.figure.unit === 'percent'))
    return say`Your line is in per cent.`;
  const periods = line.map((one) => one.per).filter((one) => one !== '');
  const [period = ''] = periods;
  if (per !== '' && period !== '' && !periods.includes(per)) return say`Your line is by the ${period}.`;
  const isBound = given.every((one) => one.figure.bound !== bound);
  if (bound === 'over' && isBound) return say`Your line does not say over it.`;
  return bound === 'under' && isBound ? say`Your line does not say under it.` : undefined;
}

/** Whether a figure counts one thing in the sentence, and on its line another while that thing has another figure. */
function isMoved(figure: Figure, given: readonly Given[], statement: Statement): boolean {
  const counted = countedBy(figure, statement);
  const lines = new Set(statement.reworded.map(({ line }) => line));
  // A sentence may join lines: it speaks of each whose words it has.
  const isSpokenOf = ({ line, stems }: Unit) => lines.has(line) || !stems.isDisjointFrom(statement.stems);
  if (lines.size > 0 && !given.some(({ unit }) => isSpokenOf(unit))) return true;
  if (counted === undefined || given.some((one) => countedBy(one.figure, one.unit) === counted)) return false;
  return given.every(
    ({ unit, figure: own }) =>
      countedBy(own, unit) !== undefined &&
      unit.figures
        .slice(0, MOST_GIVEN)
        .some((other) => other.value !== own.value && countedBy(other, unit) === counted),
  );
}

/** A figure of the lines with another unit, or of another thing. */
export const measureRule: Rule = (statement) => {
  const byValue = onceFor(statement.source, givenByValue);
  const doubts = statement.figures.slice(0, MOST_GIVEN).flatMap((figure): EvidenceFinding[] => {
    const given = byValue.get(valueKey(figure.value));
    const isClaim =
      figure.form === 'number' && !isYear(figure) && !(figure.value === 1 && !/\d/.test(figure.words));
    // Time that the dates cover stands on no line.
    if (!given || !isClaim || (figure.unit === 'month' && followsFrom(figure, statement))) return [];
    const added = addedTo(figure, given);
    if (added !== undefined) return [{ kind: 'unit', words: figure.words, why: added }];
    if (!isMoved(figure, given, statement)) return [];
    const { words } = figure;
    return [{ kind: 'place', words, why: say`Your lines give ${words} for something else.` }];
  });
  return { doubts };
};
