import type { CvDocument } from '@candor/domain/cv';

const lower = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);

/** A line told worse, each in its own way. */
const worse: readonly ((line: string) => string)[] = [
  (line) => `Responsible for ${lower(line)}.`,
  (line) => line.replaceAll(/\d+/gu, 'many'),
  (line) => `I ${lower(line)}`,
];

/** A CV that breaks many checks, so that no score stands at its most. */
export const weakened = (document: CvDocument): CvDocument => ({
  ...document,
  basics: { ...document.basics, email: 'sunnybunny@example.org' },
  skills: [...document.skills, ...document.skills.slice(0, 1)],
  custom: [
    ...document.custom,
    {
      title: 'Personal Details',
      entries: [{ title: 'Date of birth: 14 May 1989', subtitle: '', start: '', end: '', bullets: [] }],
    },
  ],
  experience: document.experience.map((job) => ({
    ...job,
    bullets: job.bullets.map((line, at) => worse[at % worse.length]?.(line) ?? line),
  })),
});
