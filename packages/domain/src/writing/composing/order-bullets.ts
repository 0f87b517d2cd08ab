import { compareDates, isReadableDate, PRESENT, type ExperienceEntry } from '../../cv/index.ts';
import { hasFigure } from '../has-figure.ts';
import { contentStems } from '../vocabulary.ts';

/** More than these of one post nobody reads. */
export const MOST_BULLETS = 6;

const CHANGED =
  /\b(?:from\b.{1,40}\bto|by (?:about |around |over )?[$€£]?\d|up|down|rose|fell|sav(?:ed|ing)|cut|won|raised|doubled|halved|award\w*|commended)\b/i;
const SCOPE = /\b(?:across|entire|whole|nationwide|national|international|every|all|department|board)\b/i;

/** How much a bullet proves: 3 a result with its figure, 2 a figure, 1 a scope, 0 a duty. */
export function proofOf(bullet: string): number {
  const isChange = CHANGED.test(bullet) || /\d.* to .*\d/.test(bullet);
  if (hasFigure(bullet)) return isChange ? 3 : 2;
  return SCOPE.test(bullet) || /^(?:commended|awarded|promoted|won)\b/i.test(bullet) ? 1 : 0;
}

/**
 * Bullets with what is nearest to the target first, then what proves most; equal ones keep the person's order. A word
 * of the target weighs as much as a figure.
 */
export function orderBullets(bullets: readonly string[], target: ReadonlySet<string>): string[] {
  return bullets
    .map((bullet) => {
      const isNear = contentStems(bullet).intersection(target).size > 0;
      return { bullet, weight: proofOf(bullet) + (isNear ? 2 : 0) };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ bullet }) => bullet);
}

/** Jobs newest first where every job has a date that can be read, otherwise in the person's order. Gives old indexes. */
export function orderJobs(jobs: readonly ExperienceEntry[]): number[] {
  const order = jobs.map((_job, at) => at);
  const ends = jobs.map(({ start, end }) => (end === '' ? start : end));
  if (!ends.every((end) => end === PRESENT || isReadableDate(end))) return order;
  return order.toSorted(
    (a, b) =>
      compareDates(ends[b] ?? '', ends[a] ?? '') || compareDates(jobs[b]?.start ?? '', jobs[a]?.start ?? ''),
  );
}
