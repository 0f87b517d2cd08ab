import type { Gap } from './gap.ts';
import type { RoadmapInput } from './input.ts';
import type { OccupationFacts } from './occupation-facts.ts';
import type { PersonFacts } from './person.ts';
import type { Note } from './plan.ts';
import { capital, durationOfMonths, shownRole } from './say.ts';
import { schoolingPhrase } from './schooling.ts';
import { durationWords, monthsOf } from './timing.ts';

interface Told {
  input: RoadmapInput;
  current: OccupationFacts | null;
  target: OccupationFacts | null;
  person: PersonFacts;
  gap: Gap;
  salaryGrowth: { value: number | null; isDefault: boolean };
  /** What is to be said of the place that was asked for. */
  placeNotes: readonly string[];
}

const warning = (text: string): Note => ({ kind: 'warning', text });
const info = (text: string): Note => ({ kind: 'info', text });

function licenceNotes(gap: Gap, months: string): Note[] {
  return gap.licences.flatMap(({ name, authority, isHeld, fitsTimeframe, usualMonths }) => {
    if (isHeld) return [info(`Your CV or current role suggests that you already have your ${name}.`)];
    if (fitsTimeframe)
      return [
        info(`This job needs a licence or registration: ${name}. Check the current rules with ${authority}.`),
      ];
    return [
      warning(
        `You can’t get your ${name} within ${months}: from where you are now it usually takes about ${durationOfMonths(usualMonths)}. This roadmap covers the first part. Check the current rules with ${authority}.`,
      ),
    ];
  });
}

function schoolingNotes({ education, licences }: Gap, months: number): Note[] {
  // What a licence asks for has been said with the licence.
  if (!education || education.isMet || licences.some(({ fitsTimeframe }) => !fitsTimeframe)) return [];
  const needed = education.usualMonths;
  return needed <= months
    ? []
    : [
        warning(
          `${capital(schoolingPhrase(education.level))} usually takes about ${durationOfMonths(needed)} full time from where you are now. The time you chose is enough to start, not to finish.`,
        ),
      ];
}

/** What a person should know of a roadmap, what may stand in the way first. */
export function notesOn({ input, current, target, person, gap, salaryGrowth, placeNotes }: Told): Note[] {
  const unknown = [
    ...(current ? [] : [input.currentRole]),
    ...(target || input.targetRole === input.currentRole ? [] : [input.targetRole]),
  ].map((role) => `“${shownRole(role)}”`);
  const months = durationWords[input.timeframe];
  const isSame = current !== null && current.code === target?.code;
  const notes: Note[] = [
    ...(unknown.length > 0
      ? [
          warning(
            `We couldn’t find an occupation called ${unknown.join(' or ')}. ${
              target
                ? 'Difficulty and salary growth are default figures.'
                : 'Difficulty, demand and salary growth are default figures, and the steps are general.'
            } Choose a similar title to get a roadmap of your own.`,
          ),
        ]
      : []),
    ...(isSame
      ? [info('Both roles are the same occupation, so this roadmap is about the next level in it.')]
      : []),
    ...licenceNotes(gap, months),
    ...schoolingNotes(gap, monthsOf[input.timeframe]),
    ...(target?.outlook?.entry.experience === '5 years or more' && input.experience === 'entry'
      ? [warning('Employers usually ask for five years or more in a related job before this one.')]
      : []),
    ...(!salaryGrowth.isDefault && salaryGrowth.value !== null && salaryGrowth.value < 0
      ? [warning('This move usually means lower pay.')]
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
