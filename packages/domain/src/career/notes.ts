import type { Country } from '../salary/index.ts';
import { say } from '../say/index.ts';
import type { FoundMove } from './move.ts';
import { durationWords, monthsOf, type RoadmapInput } from './input.ts';
import type { Requirement } from './requirement.ts';
import type { OccupationFacts } from './occupation-facts.ts';
import type { PersonFacts } from './person.ts';
import type { Note } from './plan.ts';
import { allSaid, anySaid, inSentence, isSameWork, shownRole } from './say.ts';

interface RoadmapFacts {
  input: RoadmapInput;
  current: OccupationFacts | null;
  target: OccupationFacts | null;
  person: PersonFacts;
  move: FoundMove | null;
  requirements: readonly Requirement[];
  salaryGrowth: { value: number | null; isDefault: boolean };
  country: Country;
  /** A note on the place that was asked for. */
  placeNotes: readonly string[];
}

const warning = (text: string): Note => ({ kind: 'warning', text });
const info = (text: string): Note => ({ kind: 'info', text });

/** Percent: below this, two published medians do not differ. */
const LOWER = -5;

/** Whether what has to be learned is longer, from the beginning, than the time that was chosen. */
function timeNotes({ input, move, requirements }: RoadmapFacts): Note[] {
  const toGet = requirements.filter(({ isAskedNow }) => !isAskedNow).map((one) => one.months);
  const months = move?.study?.months ?? (move && move.comesFrom.length === 0 ? 0 : Math.max(0, ...toGet));
  if (months <= monthsOf[input.timeframe]) return [];
  return [
    warning(
      say`You gave yourself ${durationWords[input.timeframe]}. From the beginning, the usual way takes longer. Ask what of yours shortens it before you plan.`,
    ),
  ];
}

function tableNotes({ move, target }: RoadmapFacts): Note[] {
  if (move && move.comesFrom.length > 0)
    return [
      info(
        say`Our table has this move from ${allSaid(move.comesFrom.map(inSentence))}. What is asked for is taken from there: ask what of it is asked of you.`,
      ),
    ];
  if (move || !target) return [];
  return [
    info(
      say`This move isn’t in our table of moves. What is usually asked for is taken from our list of requirements: check it with an employer.`,
    ),
  ];
}

/** What a person should know of a roadmap, what may stand in the way first. */
export function notesOn(facts: RoadmapFacts): Note[] {
  const { input, current, target, person, move, requirements, salaryGrowth, country, placeNotes } = facts;
  const unknown = [
    ...(current ? [] : [input.currentRole]),
    ...(target || input.targetRole === input.currentRole ? [] : [input.targetRole]),
  ].map((role) => `“${shownRole(role)}”`);
  const isOne = current !== null && current.code === target?.code;
  const isSame = isOne && isSameWork(input.currentRole, input.targetRole);
  const notes: Note[] = [
    ...(unknown.length > 0
      ? [
          warning(
            [
              say`We couldn’t find an occupation called ${anySaid(unknown)}.`,
              target
                ? say`Salary growth is a default figure, and difficulty counts from outside the field.`
                : requirements.length > 0
                  ? say`Demand and salary growth are default figures.`
                  : say`Difficulty, demand and salary growth are default figures, and there is little that we can say of the way.`,
              say`Choose a similar title to get a roadmap of your own.`,
            ].join(' '),
          ),
        ]
      : []),
    ...(isSame && !move
      ? [info(say`Both roles are the same occupation, so this roadmap is about the next level in it.`)]
      : []),
    ...(isOne && !isSame && !move
      ? [info(say`Statistics count both roles as one occupation, so their figures are the same.`)]
      : []),
    ...timeNotes(facts),
    ...tableNotes(facts),
    ...(!move &&
    country === 'us' &&
    target?.outlook?.entry.experience === '5 years or more' &&
    input.experience === 'entry'
      ? [
          warning(
            say`In the US, employers usually ask for five years or more in a related job before this one.`,
          ),
        ]
      : []),
    ...(!salaryGrowth.isDefault && salaryGrowth.value !== null && salaryGrowth.value < LOWER
      ? [
          warning(
            say`The published pay of the target is lower than that of your current role. See “Salary growth” for both figures.`,
          ),
        ]
      : []),
    ...(person.hasCv
      ? person.text.trim() === ''
        ? [info(say`Your CV is empty, so we can’t point to what it may show.`)]
        : []
      : [info(say`No CV was compared, so we can’t point to what it may show.`)]),
    ...placeNotes.map(info),
  ];
  return notes.toSorted((a, b) => Number(a.kind === 'info') - Number(b.kind === 'info'));
}
