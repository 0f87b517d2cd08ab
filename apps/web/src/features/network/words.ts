import { plural, t } from '@lingui/core/macro';
import { daysBetween } from '@candor/domain/applications';
import { followUpStatusOf, interactionNames, type ContactFilter } from '@candor/domain/network';

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
      return t`Overdue by ${plural(-days, { one: '# day', other: '# days' })}`;
    case 'due_soon':
      if (days === 0) return t`Due today`;
      return days === 1 ? t`Due tomorrow` : t`Due in ${plural(days, { one: '# day', other: '# days' })}`;
    default:
      return plainDayOf(nextFollowUp);
  }
}

/** When somebody was last heard of: "12 days ago". */
export function lastContactWords(days: number | null): string {
  if (days === null) return t`No contact yet`;
  if (days === 0) return t`Today`;
  return days === 1 ? t`Yesterday` : t`${plural(days, { one: '# day ago', other: '# days ago' })}`;
}

export const filterNames: Readonly<Record<ContactFilter, string>> = {
  all: t`All contacts`,
  recent: t`Recent`,
  high_value: t`High value`,
  overdue: t`Overdue`,
  due_soon: t`Due soon`,
  archived: t({ message: 'Archived', context: 'contacts' }),
};

export const interactionOptions = Object.entries(interactionNames);

export const roleOf = ({ position, company }: Pick<Card, 'position' | 'company'>): string =>
  position !== '' && company !== '' ? t`${position} at ${company}` : position || company;

/** The colour of an engagement score: the bands of all scores. */
export const scoreLook = (score: number): string =>
  score >= 80 ? 'text-accent' : score >= 60 ? 'text-warning' : 'text-danger';
