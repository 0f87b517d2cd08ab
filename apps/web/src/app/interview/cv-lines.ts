import type { CvDocument } from '@candor/domain/cv';
import type { CvLine } from '../../features/interview/index.ts';

/** What a CV says of each position and project, line by line. */
export function cvLinesOf(cvId: string, { experience, projects }: CvDocument): CvLine[] {
  const lines = (bullets: readonly string[], where: string) =>
    bullets.filter((line) => line.trim() !== '').map((line) => ({ cvId, line, where }));
  return [
    ...experience.flatMap(({ position, company, bullets }) =>
      lines(bullets, [position, company].filter((words) => words !== '').join(', ')),
    ),
    ...projects.flatMap(({ name, bullets }) => lines(bullets, name)),
  ];
}
