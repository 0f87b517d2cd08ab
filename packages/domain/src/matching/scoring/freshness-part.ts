import { plural, say } from '../../say/index.ts';
import { unsaid, type Judged } from './judged.ts';

const [FRESH_DAYS, OLD_DAYS] = [7, 60];

function postedWords(ageDays: number): string {
  if (ageDays === 0) return say`Posted today.`;
  return ageDays === 1
    ? say`Posted yesterday.`
    : say`Posted ${plural(ageDays, { one: '# day', other: '# days' })} ago.`;
}

/** An advert of this week is worth more than one that may be filled. */
export function judgeFreshness(ageDays: number | null): Judged {
  if (ageDays === null) return unsaid(say`The ad has no date.`);
  const age = Math.max(0, Math.round(ageDays));
  const share = Math.min(1, Math.max(0, (OLD_DAYS - age) / (OLD_DAYS - FRESH_DAYS)));
  return { share, note: postedWords(age) };
}
