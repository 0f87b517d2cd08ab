import { daysBetween } from '../applications/index.ts';
import type { ContactFields } from './contact.ts';

export const followUpStatuses = ['none', 'overdue', 'due_soon', 'scheduled'] as const;
export type FollowUpStatus = (typeof followUpStatuses)[number];

const SOON_DAYS = 7;

/** How a follow-up stands on a day: overdue once its day is past, due soon up to 7 days ahead. */
export function followUpStatusOf(
  { nextFollowUp }: Pick<ContactFields, 'nextFollowUp'>,
  today: string,
): FollowUpStatus {
  if (nextFollowUp === null) return 'none';
  const days = daysBetween(today, nextFollowUp);
  if (days < 0) return 'overdue';
  return days <= SOON_DAYS ? 'due_soon' : 'scheduled';
}
