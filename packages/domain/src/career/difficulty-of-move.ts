import { say } from '../say/index.ts';
import { sayText } from '../say/say-text.ts';
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
    { label: say`Every change of role`, value: say`Starting point`, points: 1 },
    {
      label: say`Qualification`,
      value: study?.name ?? say`None in our table`,
      points: study === null ? 0 : studyPoints(study.months),
    },
    {
      label: say`Registration or licence`,
      value: register?.name ?? say`None in our table`,
      points: register ? 0.5 : 0,
    },
    {
      label: say`Experience that is usually asked for`,
      value: experience === '' ? say`None in our table` : experience,
      points: experiencePoints(experienceMonths),
    },
    {
      label: say`Field`,
      value: isOtherField ? say`Another one` : say`The same`,
      points: isOtherField ? 0.5 : 0,
    },
    ...(move.comesFrom.length === 0
      ? []
      : [{ label: say`From another role than in our table`, value: say`Yes`, points: 1 }]),
  ];
  const sum = parts.reduce((all, { points }) => all + points, 0);
  return {
    value: Math.round(Math.min(10, Math.max(1, sum))),
    figure: {
      isDefault: false,
      explanation: say`Out of 10; higher is harder. From what our table says is usually asked for, from the beginning: it is less for you where you have some of it. We chose how much each part counts.`,
      parts,
      sources: [
        {
          name: move.restsOn ? sayText(move.restsOn.name) : say`Our table of career moves`,
          year: move.checkedOn.slice(0, 4),
        },
      ],
    },
  };
}
