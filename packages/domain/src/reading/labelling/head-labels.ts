/** Whose head it is: what stands in it, and in which order, differs between them. */
export type HeadKind = 'job' | 'school' | 'certificate';

/**
 * What some words of an entry's head say: `what` is its title, degree or name, `where` the employer, school or who awarded it,
 * `about` a line on what that employer is.
 */
export const headRoles = [
  'what',
  'where',
  'place',
  'subject',
  'about',
  'grade',
  'contract',
  'other',
] as const;
export type HeadRole = (typeof headRoles)[number];

/** Which of title and employer a head has said so far, in their order: a head says each once. */
export const headStates = ['none', 'what', 'where', 'what where', 'where what'] as const;

/** The number of the state in which nothing is said yet. */
export const firstState = 0;
const after: Partial<Record<HeadRole, readonly number[]>> = {
  what: [1, -1, 4, -1, -1],
  where: [2, 3, -1, -1, -1],
};

/** The state of a head behind one more stretch, by their numbers; -1 where it has said so already. */
export function stateAfter(state: number, role: HeadRole): number {
  return after[role]?.[state] ?? state;
}
