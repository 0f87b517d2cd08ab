import { plural, t } from '@lingui/core/macro';
import {
  attentionOf,
  daysBetween,
  kindOfStage,
  nextOf,
  outcomeNames,
  type Attention,
  type Stage,
  type StageKind,
} from '@candor/domain/applications';

import type { Card } from './api/applications.ts';
import { dayHere, dayWords } from '../../platform/days.ts';

/** "a year", "an hour". */
export const periodNames = {
  year: t({ message: 'a year', context: 'behind an amount of pay' }),
  month: t({ message: 'a month', context: 'behind an amount of pay' }),
  week: t({ message: 'a week', context: 'behind an amount of pay' }),
  day: t({ message: 'a day', context: 'behind an amount of pay' }),
  hour: t({ message: 'an hour', context: 'behind an amount of pay' }),
} as const;

function ago(days: number): string {
  if (days === 0) return t({ message: 'today', context: 'within a sentence' });
  if (days === 1) return t({ message: 'yesterday', context: 'within a sentence' });
  return t`${plural(days, { one: '# day ago', other: '# days ago' })}`;
}
const sinceWords: Readonly<Record<StageKind, (when: string) => string>> = {
  saved: (when) => t({ message: `Saved ${when}`, comment: 'today, yesterday or 4 days ago' }),
  applied: (when) => t({ message: `Applied ${when}`, comment: 'today, yesterday or 4 days ago' }),
  interview: (when) => t({ message: `Invited ${when}`, comment: 'today, yesterday or 4 days ago' }),
  offer: (when) => t({ message: `Offered ${when}`, comment: 'today, yesterday or 4 days ago' }),
  closed: (when) => t({ message: `Closed ${when}`, comment: 'today, yesterday or 4 days ago' }),
};

export interface CardNote {
  attention: Attention;
  words: string;
  /** The day of what comes next: it is shown whole, however long the words are. */
  day: string;
}

/** What a card says below the job: what comes next, or how long it has waited. */
export function noteOf(card: Card, stages: readonly Stage[], today: string): CardNote {
  const kind = kindOfStage(stages, card.stage);
  const since = dayHere(card.stageSince);
  const next = nextOf(card, kind);
  const attention = attentionOf({ next, stageSince: since }, kind, today);
  const note = (words: string, day = ''): CardNote => ({ attention, words, day });
  if (kind === 'closed') return note(card.outcome ? outcomeNames[card.outcome] : dayWords(since, today));
  if (next) return note(next.title, next.on === null ? '' : dayWords(next.on, today));
  const days = Math.max(0, daysBetween(since, today));
  if (attention === 'waiting' && kind !== 'saved')
    return note(t`No news for ${plural(days, { one: '# day', other: '# days' })}`);
  return note(sinceWords[kind](ago(days)));
}

/** What is read out of why a card stands out; nothing where it does not. */
export const attentionNames: Readonly<Record<Attention, string>> = {
  overdue: t`Overdue`,
  today: t`Due today`,
  waiting: t`Follow up`,
  soon: '',
  later: '',
  none: '',
};

export const titleOf = ({ title }: Pick<Card, 'title'>) => title || t`Untitled job`;
export const companyOf = ({ company }: Pick<Card, 'company'>) => company || t`Unknown employer`;
