import { unsaid, type Judged } from './judged.ts';

const [FRESH_DAYS, OLD_DAYS] = [7, 60];

/** An advert of this week is worth more than one that may be filled. */
export function judgeFreshness(ageDays: number | null): Judged {
  if (ageDays === null) return unsaid('The ad has no date.');
  const age = Math.max(0, Math.round(ageDays));
  const share = Math.min(1, Math.max(0, (OLD_DAYS - age) / (OLD_DAYS - FRESH_DAYS)));
  const when = age === 0 ? 'today' : age === 1 ? 'yesterday' : `${age} days ago`;
  return { share, note: `Posted ${when}.` };
}
