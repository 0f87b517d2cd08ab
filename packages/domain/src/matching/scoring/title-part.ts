import { say } from '../../say/index.ts';
import type { Judged } from './judged.ts';
import { unsaid } from './judged.ts';
import type { MatchableCv } from './matchable-cv.ts';
import type { MatchSources } from './match-sources.ts';

const bands = { same: 0.9, near: 0.5, far: 0.2 } as const;

/** How near the advert's title is to what the person is or was. */
export function judgeTitle(cv: MatchableCv, title: string, { titleLikeness }: MatchSources): Judged {
  if (title === '') return unsaid(say`The ad has no job title.`);
  const [best] = cv.titles
    .map((one) => ({ title: one.title, share: one.counts * titleLikeness(one.title, title) }))
    .toSorted((a, b) => b.share - a.share);
  if (!best) return unsaid(say`Your CV has no job title.`);
  const { share, title: held } = best;
  const note =
    share >= bands.same
      ? say`“${held}” is this kind of job.`
      : share >= bands.near
        ? say`“${held}” is close to this job.`
        : share >= bands.far
          ? say`“${held}” is a different job in a similar field.`
          : say`None of your job titles is close to this one.`;
  return { share, note };
}
