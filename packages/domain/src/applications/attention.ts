import { say } from '../say/index.ts';
import type { StageKind } from './stage.ts';

/** What is to be done next of an application, and when. */
export interface NextStep {
  title: string;
  on: string | null;
}

/** Why an application should be looked at, most pressing first. */
export const attentions = ['overdue', 'today', 'waiting', 'soon', 'later', 'none'] as const;
export type Attention = (typeof attentions)[number];

/** Days in a stage without anything planned after which somebody should look again; ours. */
const WAITING_DAYS: Readonly<Record<StageKind, number>> = {
  saved: 7,
  applied: 14,
  interview: 7,
  offer: 3,
  closed: Infinity,
};
const SOON_DAYS = 3;

/** The number of a day `2026-11-23`, counted on without gaps; by Hinnant's `days_from_civil` (2013). */
function dayNumber(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const shifted = month <= 2 ? year - 1 : year;
  const century = Math.floor(shifted / 400);
  const yearOfCentury = shifted - century * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const leapDays = Math.floor(yearOfCentury / 4) - Math.floor(yearOfCentury / 100);
  return century * 146_097 + yearOfCentury * 365 + leapDays + dayOfYear;
}

/** Whole days from one day to another, both as `2026-11-23`; negative where the second comes first. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** What comes next of a job: its task, or the last day to apply where it is saved only and that day comes first. */
export function nextOf(
  { next, deadlineOn }: { next: NextStep | null; deadlineOn: string | null },
  kind: StageKind,
): NextStep | null {
  if (kind !== 'saved' || deadlineOn === null) return next;
  return next?.on && next.on <= deadlineOn ? next : { title: say`Apply by`, on: deadlineOn };
}

export interface Watched {
  next: NextStep | null;
  /** The day on which it came into its stage. */
  stageSince: string;
}

/** What an application needs on a day. */
export function attentionOf({ next, stageSince }: Watched, kind: StageKind, today: string): Attention {
  if (kind === 'closed') return 'none';
  if (next?.on) {
    const days = daysBetween(today, next.on);
    if (days < 0) return 'overdue';
    if (days === 0) return 'today';
    return days <= SOON_DAYS ? 'soon' : 'later';
  }
  if (next) return 'later';
  return daysBetween(stageSince, today) >= WAITING_DAYS[kind] ? 'waiting' : 'none';
}

/** Sorts what needs somebody first: by attention, then by day, then what has waited longest. */
export function byAttention<C extends Watched & { id: string }>(
  cards: readonly C[],
  kindOf: (card: C) => StageKind,
  today: string,
): C[] {
  const ranked = cards.map((card) => ({
    card,
    rank: attentions.indexOf(attentionOf(card, kindOf(card), today)),
    on: card.next?.on ?? '9999',
  }));
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return ranked
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        compare(a.on, b.on) ||
        compare(a.card.stageSince, b.card.stageSince) ||
        compare(a.card.id, b.card.id),
    )
    .map(({ card }) => card);
}
