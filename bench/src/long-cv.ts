import type { CvDocument } from '@candor/domain/cv';
import { twoPageCv } from './two-page-cv.ts';

/** The jobs of the two-page CV so many times over, each told at more length. Nine times fill twelve pages of Professional. */
export function longCv(times: number): CvDocument {
  return {
    ...twoPageCv,
    experience: Array.from({ length: times }, (_, copy) =>
      twoPageCv.experience.map((job) => ({
        ...job,
        company: `${job.company} ${copy + 1}`,
        bullets: [...job.bullets, ...job.bullets.map((bullet) => `${bullet} in year ${copy + 1}`)],
      })),
    ).flat(),
  };
}
