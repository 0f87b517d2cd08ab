import type { Computed } from './figures.ts';
import type { Gap } from './gap.ts';
import type { Timeframe } from './input.ts';
import type { FoundMove } from './move.ts';
import { durationOfMonths } from './say.ts';
import { durationWords, weeksOf } from './timing.ts';

const tenths = (value: number) => Math.round(10 * value) / 10;

/** Points of a course by its length: half a year 1, a year 2, two 3, four 4.5, beyond 5.5. */
const studyPoints = (months: number) =>
  months === 0 ? 0 : months <= 6 ? 1 : months <= 12 ? 2 : months <= 24 ? 3 : months <= 48 ? 4.5 : 5.5;
const experiencePoints = (months: number) => (months >= 60 ? 2 : months >= 24 ? 1 : months > 0 ? 0.5 : 0);
const MOST_FOR_PROOFS = 1.5;
const A_PROOF = 0.3;

/** How hard a move of the table is, of 10: what it asks for, each part with its points (docs/roadmaps.md). */
export function difficultyOfMove(
  move: FoundMove,
  gap: Gap,
  { timeframe, weeks }: { timeframe: Timeframe; weeks: number },
): Computed {
  const { study, register, experienceMonths, from, to } = move;
  const isLonger = weeks > weeksOf[timeframe];
  const isOtherField = from.code.slice(0, 2) !== to.code.slice(0, 2);
  const parts = [
    { label: 'Every change of role', value: 'Starting point', points: 1 },
    {
      label: 'Qualification',
      value: study ? `${study.name}, about ${durationOfMonths(study.months)}` : 'None to get',
      points: studyPoints(study?.months ?? 0),
    },
    { label: 'Registration or licence', value: register?.name ?? 'None to get', points: register ? 1 : 0 },
    {
      label: 'Experience that is asked for',
      value: experienceMonths === 0 ? 'No fixed time' : durationOfMonths(experienceMonths),
      points: experiencePoints(experienceMonths),
    },
    {
      label: 'To be shown, and not in your CV yet',
      value: String(gap.missing.length),
      points: tenths(Math.min(MOST_FOR_PROOFS, A_PROOF * gap.missing.length)),
    },
    { label: 'Field', value: isOtherField ? 'Another one' : 'The same', points: isOtherField ? 1 : 0 },
    {
      label: 'Time',
      value: isLonger ? `Longer than ${durationWords[timeframe]}` : `Fits ${durationWords[timeframe]}`,
      points: isLonger ? 1 : 0,
    },
  ];
  const sum = parts.reduce((all, { points }) => all + points, 0);
  return {
    value: Math.round(Math.min(10, Math.max(1, sum))),
    figure: {
      isDefault: false,
      explanation:
        'Out of 10; higher is harder. From what this move asks for; we chose how much each part counts.',
      parts,
      sources: [{ name: move.restsOn.name, year: move.checkedOn.slice(0, 4) }],
    },
  };
}
