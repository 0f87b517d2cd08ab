import type { Computed } from './figures.ts';
import type { Gap } from './gap.ts';
import { isEnough } from './held.ts';
import type { FoundMove } from './move.ts';
import type { PersonFacts } from './person.ts';
import { quoteOfStudy } from './quote-study.ts';
import { durationOfMonths } from './say.ts';
import { proofPoints, studyPoints } from './study-points.ts';

const experiencePoints = (months: number) => (months >= 60 ? 1.5 : months >= 24 ? 1 : months > 0 ? 0.5 : 0);

/** How hard a move of the table is, of 10: what it asks for beyond what the CV shows, each part with its points (docs/roadmaps.md). */
export function difficultyOfMove(
  move: FoundMove,
  gap: Gap,
  { text, yearsInRole }: Pick<PersonFacts, 'text' | 'yearsInRole'>,
): Computed {
  const { study, register, experienceMonths, from, to, rungBetween } = move;
  const isOtherField = from.code.slice(0, 2) !== to.code.slice(0, 2);
  const hasStudy = study !== null && quoteOfStudy(study.name, text) !== null;
  // Where people come from a rung between, the experience is of that.
  const hasExperience =
    rungBetween === null && yearsInRole !== null && isEnough(yearsInRole, experienceMonths);
  const parts = [
    { label: 'Every change of role', value: 'Starting point', points: 1 },
    {
      label: 'Qualification',
      value:
        study === null
          ? 'None to get'
          : hasStudy
            ? 'You already have it'
            : `${study.name}, about ${durationOfMonths(study.months)}`,
      points: study === null || hasStudy ? 0 : studyPoints(study.months),
    },
    { label: 'Registration or licence', value: register?.name ?? 'None to get', points: register ? 0.5 : 0 },
    {
      label: 'Experience that is asked for',
      value:
        experienceMonths === 0
          ? 'No fixed time'
          : hasExperience
            ? 'Your CV shows it'
            : durationOfMonths(experienceMonths),
      points: hasExperience ? 0 : experiencePoints(experienceMonths),
    },
    {
      label: 'To be shown, and not in your CV yet',
      value: String(gap.missing.length),
      points: proofPoints(gap.missing.length),
    },
    { label: 'Field', value: isOtherField ? 'Another one' : 'The same', points: isOtherField ? 0.5 : 0 },
    ...(rungBetween === null
      ? []
      : [{ label: 'A rung between', value: rungBetween.names[0] ?? '', points: 1 }]),
  ];
  const sum = parts.reduce((all, { points }) => all + points, 0);
  return {
    value: Math.round(Math.min(10, Math.max(1, sum))),
    figure: {
      isDefault: false,
      explanation:
        'Out of 10; higher is harder. From what this move asks for beyond what your CV shows; we chose how much each part counts.',
      parts,
      sources: [{ name: move.restsOn.name, year: move.checkedOn.slice(0, 4) }],
    },
  };
}
