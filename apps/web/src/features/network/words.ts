import { daysBetween } from '@candor/domain/applications';
import { followUpStatusOf, interactionNames, type ContactFilter } from '@candor/domain/network';
import { counted } from '@candor/domain/text';
import type { Card } from './api/contacts.ts';
import { plainDayOf } from '../../platform/dates.ts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The day it is where the person is. */
export function todayHere(now = new Date()): string {
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** How a follow-up stands: "Overdue by 3 days". '' where none is planned. */
export function followUpWords({ nextFollowUp }: Pick<Card, 'nextFollowUp'>, today: string): string {
  if (nextFollowUp === null) return '';
  const days = daysBetween(today, nextFollowUp);
  switch (followUpStatusOf({ nextFollowUp }, today)) {
    case 'overdue':
      return `Overdue by ${counted(-days, 'day')}`;
    case 'due_soon':
      return days === 0 ? 'Due today' : days === 1 ? 'Due tomorrow' : `Due in ${counted(days, 'day')}`;
    default:
      return plainDayOf(nextFollowUp);
  }
}

/** When somebody was last heard of: "12 days ago". */
export function lastContactWords(days: number | null): string {
  if (days === null) return 'No contact yet';
  return days === 0 ? 'Today' : days === 1 ? 'Yesterday' : `${counted(days, 'day')} ago`;
}

export const filterNames: Readonly<Record<ContactFilter, string>> = {
  all: 'All contacts',
  recent: 'Recent',
  high_value: 'High value',
  overdue: 'Overdue',
  due_soon: 'Due soon',
  archived: 'Archived',
};

export const interactionOptions = Object.entries(interactionNames);

export const roleOf = ({ position, company }: Pick<Card, 'position' | 'company'>): string =>
  [position, company].filter((part) => part !== '').join(' at ');

/** The colour of an engagement score: the bands of all scores. */
export const scoreLook = (score: number): string =>
  score >= 80 ? 'text-accent' : score >= 60 ? 'text-warning' : 'text-danger';
