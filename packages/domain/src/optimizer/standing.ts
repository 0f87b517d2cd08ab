import type { AnswerLine, Requirement } from './match.ts';

/** The line of the CV itself that answers best, or may; null where none does. */
export const answerInCv = ({ answers }: Pick<Requirement, 'answers'>): AnswerLine | null =>
  answers.find(({ from }) => from === 'cv') ?? null;

/** Whether only the profile answers: this CV could say it, and does not. */
export const isOnlyInProfile = ({ state, answers }: Pick<Requirement, 'state' | 'answers'>): boolean =>
  state === 'met' && answers.every(({ from }) => from === 'profile');

/** How a requirement stands, as it is shown: met by a line that shows it, in a list, by the profile alone; maybe; open. */
export type Standing = 'shown' | 'listed' | 'in-profile' | 'maybe' | 'open';

export function standingOf(requirement: Pick<Requirement, 'state' | 'answers' | 'isShown'>): Standing {
  if (requirement.state !== 'met') return requirement.state;
  if (isOnlyInProfile(requirement)) return 'in-profile';
  return requirement.isShown ? 'shown' : 'listed';
}
