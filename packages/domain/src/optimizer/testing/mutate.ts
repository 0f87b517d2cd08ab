import { expect } from 'vitest';
import type { CvDocument } from '../../cv/index.ts';
import type { AnalysisInput } from '../analyse-cv.ts';
import { analysed } from './analysed.ts';
import { goodCv } from './good-cv.ts';

interface Mutation {
  /** Breaks the one thing in a good CV. */
  breaks: (cv: CvDocument) => CvDocument;
  /** The words that the finding must be about; null where something is missing. */
  words: string | null;
  /** Checks that cannot stay as they are when this one fires. */
  also?: readonly string[];
  more?: Partial<AnalysisInput>;
}

const found = (cv: CvDocument, more?: Partial<AnalysisInput>) => analysed(cv, more);
const idsIn = ({ findings }: ReturnType<typeof found>) => new Set(findings.map(({ check }) => check));

/** Expects a check to be silent on a good CV and to fire, it alone and at the right words, once its one thing is broken. */
export function expectMutation(check: string, { breaks, words, also = [], more }: Mutation): void {
  const before = found(goodCv(), more);
  expect([...idsIn(before)]).not.toContain(check);
  const after = found(breaks(goodCv()), more);
  const news = [...idsIn(after).difference(idsIn(before))].filter((id) => !also.includes(id));
  expect(news).toEqual([check]);
  const finding = after.findings.find((one) => one.check === check);
  expect(finding?.words).toBe(words ?? '');
  if (words === null) expect(finding?.span).toBeNull();
  else expect(after.text.slice(finding?.span?.start, finding?.span?.end)).toBe(words);
  const points = (analysis: typeof before) => analysis.checks.find(({ id }) => id === check);
  // What applies only once something is broken had no points to lose.
  const lost = points(before);
  if (lost)
    expect((points(after)?.points ?? 0) / (points(after)?.most || 1)).toBeLessThan(lost.most === 0 ? 0 : 1);
}

/** A good CV with the first line of a job replaced. */
export const withLine =
  (text: string, job = 0) =>
  (cv: CvDocument): CvDocument => ({
    ...cv,
    experience: cv.experience.map((one, at) =>
      at === job ? { ...one, bullets: [text, ...one.bullets.slice(1)] } : one,
    ),
  });

export const withBasics =
  (basics: Partial<CvDocument['basics']>) =>
  (cv: CvDocument): CvDocument => ({
    ...cv,
    basics: { ...cv.basics, ...basics },
  });

export const withJob =
  (change: Partial<CvDocument['experience'][number]>, job = 0) =>
  (cv: CvDocument): CvDocument => ({
    ...cv,
    experience: cv.experience.map((one, at) => (at === job ? { ...one, ...change } : one)),
  });

export const withSkills =
  (...names: readonly string[]) =>
  (cv: CvDocument): CvDocument => ({
    ...cv,
    skills: [...cv.skills, ...names.map((name) => ({ name, group: '' }))],
  });
