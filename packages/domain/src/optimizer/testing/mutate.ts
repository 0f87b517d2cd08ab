import type { CvDocument } from '../../cv/index.ts';
import type { AnalysisInput } from '../prepare-against.ts';
import { analysed } from './analysed.ts';
import { goodCv } from './good-cv.ts';

interface Mutation {
  /** Breaks the one thing in a good CV. */
  breaks: (cv: CvDocument) => CvDocument;
  /** Checks that cannot stay as they are when this one fires. */
  also?: readonly string[];
  more?: Partial<AnalysisInput>;
}

const idsIn = ({ findings }: ReturnType<typeof analysed>) => new Set(findings.map(({ check }) => check));

/** What a check says of a good CV, and once its one thing is broken. */
export function mutated(check: string, { breaks, also = [], more }: Mutation) {
  const before = analysed(goodCv(), more);
  const after = analysed(breaks(goodCv()), more);
  const finding = after.findings.find((one) => one.check === check);
  const pointsOf = (analysis: typeof before) => analysis.checks.find(({ id }) => id === check);
  const [full, left] = [pointsOf(before), pointsOf(after)];
  return {
    isSilentAtFirst: !idsIn(before).has(check),
    /** Checks that fire now and did not before, but for those that cannot stay silent. */
    fires: [...idsIn(after).difference(idsIn(before))].filter((id) => !also.includes(id)),
    words: finding?.words,
    /** Checks that were excused and stay as they are. */
    needless: also.filter((id) => !idsIn(after).has(id)),
    wordsAtSpan: finding?.span ? after.text.slice(finding.span.start, finding.span.end) : null,
    // What applies only once something is broken had no points to lose.
    losesPoints: !full || (left?.points ?? 0) - (left?.most ?? 0) < full.points - full.most,
  };
}

/**
 * What is expected of every check: silent before, then it alone fires, at the right words; null where something is missing. What is
 * only asked loses no points.
 */
export const firesAt = (
  check: string,
  words: string | null,
  losesPoints = true,
): ReturnType<typeof mutated> => ({
  isSilentAtFirst: true,
  fires: [check],
  needless: [],
  words: words ?? '',
  wordsAtSpan: words,
  losesPoints,
});

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
