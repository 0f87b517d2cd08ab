import {
  attentionOf,
  daysBetween,
  kindOfStage,
  outcomeNames,
  type Attention,
  type Stage,
  type StageKind,
} from '@candor/domain/applications';
import { counted } from '@candor/domain/text';
import type { Card } from './api/applications.ts';
import { dateText, plainDayOf } from '../../platform/dates.ts';

/** The present day where the person is. */
export function todayHere(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day of a moment, where the person is. */
export const dayHere = (iso: string): string => todayHere(new Date(iso));

/** "Today", "Tomorrow", "Dec 1", "Dec 1, 2027". */
export function dayWords(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  if (day.slice(0, 4) !== today.slice(0, 4)) return plainDayOf(day);
  return dateText(`${day}T00:00:00Z`, { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

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
  const attention = attentionOf({ next: card.next, stageSince: since }, kind, today);
  const note = (words: string, day = ''): CardNote => ({ attention, words, day });
  if (kind === 'closed') return note(card.outcome ? outcomeNames[card.outcome] : dayWords(since, today));
  if (card.next) return note(card.next.title, card.next.on === null ? '' : dayWords(card.next.on, today));
  const days = Math.max(0, daysBetween(since, today));
  if (attention === 'waiting')
    return note(kind === 'saved' ? `Saved ${ago(days)}` : `No news for ${counted(days, 'day')}`);
  if (kind === 'saved' && card.deadlineOn) return note('Apply by', dayWords(card.deadlineOn, today));
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
