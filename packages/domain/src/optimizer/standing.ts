import type { AnswerLine, Requirement } from './match.ts';

/** The line of the CV itself that answers best, or may; null where none does. */
export const answerInCv = ({ answers }: Pick<Requirement, 'answers'>): AnswerLine | null =>
  answers.find(({ from }) => from === 'cv') ?? null;

/** Whether only the profile answers: this CV could say it, and does not. */
export const isOnlyInProfile = ({ state, answers }: Pick<Requirement, 'state' | 'answers'>): boolean =>
  state === 'met' && answers.every(({ from }) => from === 'profile');

/** Whether no line shows it: it is lacking, or said in words that only its person can tell. */
export const isUnseen = ({ state, answers }: Pick<Requirement, 'state' | 'answers'>): boolean =>
  state === 'open' || (state === 'maybe' && answers.length === 0);

/** How a requirement stands, as it is shown: met by a line that shows it, in a list, by the profile alone; maybe by a line; asked about; open. */
export type Standing = 'shown' | 'listed' | 'in-profile' | 'maybe' | 'asked' | 'open';

export function standingOf(requirement: Pick<Requirement, 'state' | 'answers' | 'isShown'>): Standing {
  if (requirement.state === 'open') return 'open';
  if (requirement.state === 'maybe') return isUnseen(requirement) ? 'asked' : 'maybe';
  if (isOnlyInProfile(requirement)) return 'in-profile';
  return requirement.isShown ? 'shown' : 'listed';
}
