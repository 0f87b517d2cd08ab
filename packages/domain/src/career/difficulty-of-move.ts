import type { Computed } from './figures.ts';
import type { FoundMove } from './move.ts';
import { studyPoints } from './study-points.ts';

const experiencePoints = (months: number) => (months >= 60 ? 1.5 : months >= 24 ? 1 : months > 0 ? 0.5 : 0);

/** How hard a move of the table is, of 10: what it usually asks for from the beginning, each part with its points (docs/roadmaps.md). */
export function difficultyOfMove({
  study,
  register,
  experience,
  experienceMonths,
  ...move
}: FoundMove): Computed {
  const isOtherField = move.from.code.slice(0, 2) !== move.to.code.slice(0, 2);
  const parts = [
    { label: 'Every change of role', value: 'Starting point', points: 1 },
    {
      label: 'Qualification',
      value: study?.name ?? 'None in our table',
      points: study === null ? 0 : studyPoints(study.months),
    },
    {
      label: 'Registration or licence',
      value: register?.name ?? 'None in our table',
      points: register ? 0.5 : 0,
    },
    {
      label: 'Experience that is usually asked for',
      value: experience === '' ? 'None in our table' : experience,
      points: experiencePoints(experienceMonths),
    },
    { label: 'Field', value: isOtherField ? 'Another one' : 'The same', points: isOtherField ? 0.5 : 0 },
    ...(move.comesFrom.length === 0
      ? []
      : [{ label: 'From another role than in our table', value: 'Yes', points: 1 }]),
  ];
  const sum = parts.reduce((all, { points }) => all + points, 0);
  return {
    value: Math.round(Math.min(10, Math.max(1, sum))),
    figure: {
      isDefault: false,
      explanation:
        'Out of 10; higher is harder. From what our table says is usually asked for, from the beginning: it is less for you where you have some of it. We chose how much each part counts.',
      parts,
      sources: [
        { name: move.restsOn?.name ?? 'Our table of career moves', year: move.checkedOn.slice(0, 4) },
      ],
    },
  };
}
