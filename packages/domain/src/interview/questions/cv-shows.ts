import type { CvDocument } from '../../cv/index.ts';
import { comparableWords, contentStems, stem } from '../../writing/index.ts';

const FEWEST_SHARED = 2;
const LEAST_SHARE = 0.5;

const wordsOfWork = ({ basics, summary, experience, projects, education }: CvDocument): string =>
  [
    basics.headline,
    summary,
    ...experience.flatMap(({ position, bullets }) => [position, ...bullets]),
    ...projects.flatMap(({ name, bullets }) => [name, ...bullets]),
    ...education.map(({ degree }) => degree),
  ].join('\n');

/** What a CV tells of work and study, and what it lists. */
export const wordsOfCv = (cv: CvDocument): string =>
  [
    wordsOfWork(cv),
    ...cv.experience.map(({ company }) => company),
    ...[...cv.skills, ...cv.certifications, ...cv.languages].map(({ name }) => name),
  ].join('\n');

/** Whether a CV has, by the words of its work or of its skills, what an advert asks for: at least half of the words that carry meaning. */
export function cvShows(cv: CvDocument | undefined): (asked: string) => boolean {
  if (!cv) return () => false;
  const told = contentStems(wordsOfCv(cv));
  return (asked) => {
    const stems = [...contentStems(asked)];
    const shared = stems.filter((one) => told.has(one)).length;
    return (
      shared >= Math.min(FEWEST_SHARED, stems.length) && shared >= LEAST_SHARE * stems.length && shared > 0
    );
  };
}

/** Whether a CV has a name anywhere: of a language, of a program. */
export function cvNames(cv: CvDocument, name: string): boolean {
  const words = new Set(comparableWords(JSON.stringify(cv)).map(stem));
  return comparableWords(name).every((word) => words.has(stem(word)));
}
