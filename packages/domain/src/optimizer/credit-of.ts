import { LISTED, MAYBE, type Requirement } from './match.ts';
import { answerInCv } from './standing.ts';

/** How much of a requirement a CV reaches, 0 to 1. */
export function creditOf(requirement: Pick<Requirement, 'state' | 'answers' | 'near' | 'isShown'>): number {
  if (requirement.near.length > 0) return MAYBE;
  if (requirement.state === 'open' || !answerInCv(requirement)) return 0;
  if (requirement.state === 'maybe') return MAYBE;
  return requirement.isShown ? 1 : LISTED;
}
