import { compareDates, isReadableDate, PRESENT, type ExperienceEntry } from '../../cv/index.ts';
import { hasFigure } from '../has-figure.ts';
import { contentStems } from '../vocabulary.ts';

/** More than these of one post nobody reads. */
export const MOST_BULLETS = 6;
const LEAST_WORDS = 4;

const CHANGED =
  /\b(?:from \S*\d.{0,40}\bto \S*\d|by (?:about |around |over )?[$€£]?\d|(?:up|down) by|rose|fell|sav(?:ed|ing)|won|doubled|halved|award\w*|commended)\b|\b(?:up|down|cut)\b.*\d ?%|[£$€]\d.* to .*[£$€]\d/i;
const SCOPE = /\b(?:across|entire|whole|nationwide|national|international|every|all|department|board)\b/i;

/** How much a bullet proves: 3 a result with its figure, 2 a figure, 1 a scope, 0 a duty. */
function proofOf(bullet: string): number {
  if (hasFigure(bullet)) return CHANGED.test(bullet) ? RESULT : 2;
  return SCOPE.test(bullet) || /^(?:commended|awarded|promoted|won)\b/i.test(bullet) ? 1 : 0;
}

const RESULT = 3;

/** Of more than a post can show those nearest to the target and those that prove most, and the rest; both in the person's order. */
export function chooseBullets(
  bullets: readonly string[],
  target: ReadonlySet<string>,
): { chosen: string[]; more: string[] } {
  const weighed = bullets.map((bullet) => {
    const isNear = contentStems(bullet).intersection(target).size > 0;
    // "Write offsets" says least.
    const isShort = bullet.split(/\s+/, LEAST_WORDS).length < LEAST_WORDS;
    return { bullet, weight: proofOf(bullet) + (isNear ? 2 : 0) - (isShort ? 0.5 : 0) };
  });
  const best = new Set(weighed.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_BULLETS));
  return {
    chosen: weighed.filter((one) => best.has(one)).map(({ bullet }) => bullet),
    more: weighed.filter((one) => !best.has(one)).map(({ bullet }) => bullet),
  };
}

/** Bullets in the person's order, but for results with their figures, which come first. */
export function orderBullets(bullets: readonly string[]): string[] {
  return bullets.toSorted((a, b) => Number(proofOf(b) === RESULT) - Number(proofOf(a) === RESULT));
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
