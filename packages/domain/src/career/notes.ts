import type { Country } from '../salary/index.ts';
import type { Gap } from './gap.ts';
import type { FoundMove, NearMoves } from './move.ts';
import type { RoadmapInput } from './input.ts';
import type { OccupationFacts } from './occupation-facts.ts';
import type { PersonFacts } from './person.ts';
import type { Note } from './plan.ts';
import { durationOfMonths, inSentence, isSameWork, listed, shownRole } from './say.ts';
import { durationWords, weeksOf } from './timing.ts';

interface Told {
  input: RoadmapInput;
  current: OccupationFacts | null;
  target: OccupationFacts | null;
  person: PersonFacts;
  gap: Gap;
  move: FoundMove | null;
  near: NearMoves;
  /** The weeks that the way takes, and whether that is more than was chosen. */
  weeks: number;
  salaryGrowth: { value: number | null; isDefault: boolean };
  country: Country;
  /** What is to be said of the place that was asked for. */
  placeNotes: readonly string[];
}

const warning = (text: string): Note => ({ kind: 'warning', text });
const info = (text: string): Note => ({ kind: 'info', text });

function licenceNotes(gap: Gap): Note[] {
  return gap.licences.map(({ name, authority, isHeld }) =>
    info(
      isHeld
        ? // A word of it in a CV may be another's: only the person knows.
          `The job needs this: ${name}. Do you have it? Your CV or role speaks of it. If so, keep it current; if not, ask ${authority} how to get it.`
        : `The job needs this: ${name}. Check the current rules with ${authority}.`,
    ),
  );
}

/** Percent: what lies closer to nothing than this is no difference of two published medians. */
const LOWER = -5;

/** Whether the way fits into the time that was chosen. */
function timeNotes({ input, weeks }: Told): Note[] {
  const chosen = weeksOf[input.timeframe];
  const needed = durationOfMonths(Math.max(1, Math.round(weeks / (52 / 12))));
  if (weeks < chosen)
    return [info(`You gave yourself ${durationWords[input.timeframe]}; this way takes about ${needed}.`)];
  if (weeks === chosen) return [];
  return [
    warning(
      `This doesn’t fit into ${durationWords[input.timeframe]}: from where you are it takes about ${needed}. The plan below is laid out over that time.`,
    ),
  ];
}

function madeFromNotes({ target, move, near }: Told): Note[] {
  if (move?.rungBetween)
    return [
      info(
        `Our table has this move from ${inSentence(move.rungBetween.names[0] ?? '')}, not from your role. What it asks for is the same; check what of it you bring.`,
      ),
    ];
  if (move || !target) return [];
  const from =
    near.madeFrom.length === 0
      ? 'The steps are made from job ads, licences and schooling'
      : `The steps are made from what ${near.madeFrom.join(' and ')} ask for, from licences and schooling`;
  const way =
    near.usualWay.length === 0
      ? ''
      : ` People usually come to it as ${listed(near.usualWay.slice(0, 3), 'or')}.`;
  return [info(`This move isn’t in our table of moves. ${from}: check them with an employer.${way}`)];
}

/** What a person should know of a roadmap, what may stand in the way first. */
export function notesOn(told: Told): Note[] {
  const { input, current, target, person, gap, move, salaryGrowth, country, placeNotes } = told;
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
            `We couldn’t find an occupation called ${unknown.join(' or ')}. ${
              target
                ? 'Salary growth is a default figure, and difficulty counts from outside the field.'
                : 'Difficulty, demand and salary growth are default figures, and the steps are general.'
            } Choose a similar title to get a roadmap of your own.`,
          ),
        ]
      : []),
    ...(isSame && !move
      ? [info('Both roles are the same occupation, so this roadmap is about the next level in it.')]
      : []),
    ...(isOne && !isSame && !move
      ? [info('Statistics count both roles as one occupation, so their figures are the same.')]
      : []),
    ...timeNotes(told),
    ...madeFromNotes(told),
    ...licenceNotes(gap),
    ...(!move &&
    country === 'us' &&
    target?.outlook?.entry.experience === '5 years or more' &&
    input.experience === 'entry'
      ? [warning('In the US, employers usually ask for five years or more in a related job before this one.')]
      : []),
    ...(!salaryGrowth.isDefault && salaryGrowth.value !== null && salaryGrowth.value < LOWER
      ? [
          warning(
            'The published pay of the target is lower than that of your current role. See “Salary growth” for both figures.',
          ),
        ]
      : []),
    ...(person.hasCv
      ? person.text.trim() === ''
        ? [info('Your CV is empty, so the steps may include things you already know.')]
        : []
      : [info('No CV was compared, so the steps may include things you already know.')]),
    ...placeNotes.map(info),
  ];
  return notes.toSorted((a, b) => Number(a.kind === 'info') - Number(b.kind === 'info'));
}
