import { daysBetween } from '../applications/index.ts';
import { say } from '../say/index.ts';
import type { ContactFields } from './contact.ts';

/** Points taken off where the last contact is more than so many days ago (specification, section 9). */
export const engagementSteps = [
  { days: 30, points: 20 },
  { days: 90, points: 30 },
  { days: 180, points: 40 },
] as const;
const FULL = 100;
const FLOOR = 10;

/** Why points were taken off. */
export interface EngagementReason {
  points: number;
  words: string;
}

export interface Engagement {
  /** 10 to 100. */
  score: number;
  /** Whole days since the last contact; null where none is recorded. */
  lastInteractionDays: number | null;
  reasons: EngagementReason[];
}

/** Days since somebody was last heard of; null where no contact is recorded. A day to come counts as today. */
export function daysSinceContact({ lastContact }: Pick<ContactFields, 'lastContact'>, today: string) {
  return lastContact === null ? null : Math.max(0, daysBetween(lastContact, today));
}

/** What engagement is counted by. */
export interface Engaged extends Pick<ContactFields, 'lastContact'> {
  /** When the contact was added, as an ISO moment. */
  createdAt: string;
}

/**
 * How close the contact is kept: 100, less for each step of time since the last contact, never below 10. Where none is
 * recorded, days count from the one on which the contact was added.
 */
export function engagementOf({ lastContact, createdAt }: Engaged, today: string): Engagement {
  const since = lastContact ?? createdAt.slice(0, 10);
  const words = (most: number) =>
    lastContact === null
      ? say`More than ${most} days since this contact was added`
      : say`More than ${most} days since the last contact`;
  const days = Math.max(0, daysBetween(since, today));
  const reasons = engagementSteps
    .filter((step) => days > step.days)
    .map((step) => ({ points: step.points, words: words(step.days) }));
  const lost = reasons.reduce((sum, { points }) => sum + points, 0);
  return {
    score: Math.max(FLOOR, FULL - lost),
    lastInteractionDays: daysSinceContact({ lastContact }, today),
    reasons,
  };
}

/** From this score on a contact counts as of high value. */
export const HIGH_VALUE = 80;
/** Up to so many days ago a contact is recent. */
export const RECENT_DAYS = 30;
