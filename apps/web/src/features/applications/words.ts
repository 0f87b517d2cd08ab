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
import { counted } from '@candor/domain/text';
import type { Card } from './api/applications.ts';
import { dayHere, dayWords } from '../../platform/days.ts';

/** "a year", "an hour". */
export const periodNames = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
} as const;

const ago = (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);
const sinceNames: Readonly<Record<StageKind, string>> = {
  saved: 'Saved',
  applied: 'Applied',
  interview: 'Invited',
  offer: 'Offered',
  closed: 'Closed',
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
  if (attention === 'waiting')
    return note(kind === 'saved' ? `Saved ${ago(days)}` : `No news for ${counted(days, 'day')}`);
  return note(`${sinceNames[kind]} ${ago(days)}`);
}

/** What is read out of why a card stands out; nothing where it does not. */
export const attentionNames: Readonly<Record<Attention, string>> = {
  overdue: 'Overdue',
  today: 'Due today',
  waiting: 'Follow up',
  soon: '',
  later: '',
  none: '',
};

export const titleOf = ({ title }: Pick<Card, 'title'>) => title || 'Untitled job';
export const companyOf = ({ company }: Pick<Card, 'company'>) => company || 'Unknown employer';
