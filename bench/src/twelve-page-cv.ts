import type { CvDocument } from '@candor/domain/cv';
import { twoPageCv } from './two-page-cv.ts';

/** The jobs of the two-page CV ten times over, each told at more length: twelve pages or more in every layout. */
export const twelvePageCv: CvDocument = {
  ...twoPageCv,
  experience: Array.from({ length: 10 }, (_, copy) =>
    twoPageCv.experience.map((job) => ({
      ...job,
      company: `${job.company} ${copy + 1}`,
      bullets: [...job.bullets, ...job.bullets.map((bullet) => `${bullet} in year ${copy + 1}`)],
    })),
  ).flat(),
};
