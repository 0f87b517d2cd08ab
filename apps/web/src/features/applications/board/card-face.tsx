import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import clsx from 'clsx';
import { AlarmClock, CalendarDays, Clock, FileText, type LucideIcon } from 'lucide-react';
import type { Attention, Stage } from '@candor/domain/applications';
import type { Card } from '../api/applications.ts';
import { attentionNames, companyOf, noteOf, titleOf } from '../words.ts';

const icon = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const;

const looks: Readonly<Record<Attention, { Icon: LucideIcon; colour: string }>> = {
  overdue: { Icon: AlarmClock, colour: 'text-danger font-medium' },
  today: { Icon: CalendarDays, colour: 'text-warning font-medium' },
  waiting: { Icon: Clock, colour: 'text-warning font-medium' },
  soon: { Icon: CalendarDays, colour: 'text-ink' },
  later: { Icon: CalendarDays, colour: 'text-soft' },
  none: { Icon: Clock, colour: 'text-soft' },
};

interface NoteProps {
  card: Card;
  stages: readonly Stage[];
  today: string;
}

/** What comes next of a card, or how long it has waited; in a row on one line, of which the day is always whole. */
export function CardNote({ card, stages, today, isInRow = false }: NoteProps & { isInRow?: boolean }) {
  const { attention, words, day } = noteOf(card, stages, today);
  const { Icon, colour } = looks[attention];
  return (
    <span className={clsx('flex min-w-0 gap-1.5 text-sm', colour)}>
      <Icon {...icon} className="mt-0.5 shrink-0" />
      <span className={isInRow ? 'flex min-w-0' : 'wrap-anywhere'}>
        <span className={isInRow ? 'truncate' : undefined}>
          {attentionNames[attention] && <span className="sr-only">{attentionNames[attention]}: </span>}
          {words}
        </span>
        {day && <span className="shrink-0 whitespace-nowrap">{`\u{a0}· ${day}`}</span>}
      </span>
    </span>
  );
}

/** What a card shows: employer, role, next step and its date. */
export function CardFace({ card, stages, today }: NoteProps) {
  return (
    <span className="grid gap-2 p-3">
      <span className="grid min-w-0 gap-0.5 wrap-anywhere">
        <span className="pe-6 text-base font-semibold">{companyOf(card)}</span>
        <span className="text-base text-soft">{titleOf(card)}</span>
      </span>
      <span className="flex min-w-0 items-center justify-between gap-2">
        <CardNote card={card} stages={stages} today={today} />
        {card.sent.length > 0 && (
          <span
            className="flex shrink-0 items-center gap-1 text-xs text-soft"
            title={t`Documents kept as sent`}
          >
            <FileText {...icon} />
            <span aria-hidden="true" className="tabular-nums">
              {card.sent.length}
            </span>
            <span className="sr-only">
              <Plural
                value={card.sent.length}
                one="# kind of documents kept as sent"
                other="# kinds of documents kept as sent"
              />
            </span>
          </span>
        )}
      </span>
    </span>
  );
}
