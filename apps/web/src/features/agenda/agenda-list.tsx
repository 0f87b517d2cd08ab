import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import {
  CalendarClock,
  CircleCheck,
  Clock,
  FileText,
  Hourglass,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'wouter';
import { daysBetween } from '@candor/domain/applications';
import { editorPath } from '@candor/domain/documents/kinds';
import { dateText } from '../../platform/dates.ts';
import { dayWords, todayHere } from '../../platform/days.ts';
import type { AgendaItem } from './api.ts';

interface Line {
  Icon: LucideIcon;
  words: string;
  /** What it belongs to, in soft ink. */
  about: string;
  action: string;
  to: string;
}

function lineOf(item: AgendaItem, today: string): Line {
  const job = `/applications/${item.id}`;
  switch (item.kind) {
    case 'interview':
      return { Icon: CalendarClock, words: item.title, about: item.job, action: t`Prepare`, to: job };
    case 'task':
      return { Icon: CircleCheck, words: item.title, about: item.job, action: t`Open job`, to: job };
    case 'deadline':
      return { Icon: Hourglass, words: item.title, about: t`Last day to apply`, action: t`Apply`, to: job };
    case 'waiting':
      return {
        Icon: Clock,
        words: item.title,
        about: t`No news for ${plural(daysBetween(item.on ?? today, today), { one: '# day', other: '# days' })}`,
        action: t`Follow up`,
        to: job,
      };
    case 'contact':
      return {
        Icon: UserRound,
        words: item.title,
        about: item.company,
        action: t`Get in touch`,
        to: `/cv-builder?tab=network&contact=${item.id}`,
      };
    case 'document':
      return {
        Icon: FileText,
        words: item.title,
        about: t`${item.open} to finish`,
        action: t`Finish`,
        to: editorPath(item.document, item.id),
      };
  }
}

/** "Today, 10:30 AM"; '' for what has no day of its own. */
function whenOf(item: AgendaItem, today: string): string {
  if (item.on === null || item.kind === 'waiting') return '';
  const day = dayWords(item.on, today);
  if (item.kind !== 'interview' || item.startsAt === null) return day;
  return `${day}, ${dateText(item.startsAt, { hour: 'numeric', minute: '2-digit' })}`;
}

/** What is next, each line with its act. */
export function AgendaList({ items }: { items: readonly AgendaItem[] }) {
  const today = todayHere();
  return (
    <ul className="border-b border-line">
      {items.map((item) => {
        const { Icon, words, about, action, to } = lineOf(item, today);
        const isLate = item.on !== null && item.kind !== 'waiting' && daysBetween(today, item.on) < 0;
        return (
          <li
            key={`${item.kind}-${item.id}`}
            className="grid min-h-13 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-1.5"
          >
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="text-soft" />
            <p className="grid min-w-0 sm:flex sm:items-baseline sm:gap-2">
              <span className="truncate text-base font-medium">{words}</span>
              <span className="truncate text-sm text-soft sm:text-base">{about}</span>
            </p>
            <p className="flex items-center gap-x-4 max-sm:grid max-sm:justify-items-end">
              <span
                className={clsx(
                  'text-sm whitespace-nowrap',
                  isLate ? 'font-medium text-danger' : 'text-soft',
                )}
              >
                {whenOf(item, today)}
                {isLate && (
                  <span className="sr-only">
                    {' '}
                    <Trans>(overdue)</Trans>
                  </span>
                )}
              </span>
              <Link
                to={to}
                aria-label={`${action}: ${words}`}
                className="text-base font-medium whitespace-nowrap text-accent hover:underline sm:min-w-24 sm:text-end"
              >
                {action}
              </Link>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
