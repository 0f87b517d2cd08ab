import { textLines } from '../cv/index.ts';
import type { CvFinding } from './finding.ts';
import type { CvAnalysis } from './result.ts';

/** A finding as it stands beside a line, with the name of its check. */
export interface LineFinding extends CvFinding {
  label: string;
}

export interface FindingsByLine {
  /** Of a line as the text view shows it, the how manieth with these words it is, from 0. */
  of: (line: string, nth: number) => readonly LineFinding[];
  /** What is about no words: something is missing. */
  whole: readonly LineFinding[];
}

const keyOf = (line: string, nth: number) => `${nth}\n${line}`;

/** The findings of an analysis by the lines they stand in. A line that has changed since has none until it is analysed again. */
export function findingsByLine({
  text,
  findings,
  checks,
}: Pick<CvAnalysis, 'text' | 'findings' | 'checks'>): FindingsByLine {
  const labels = new Map(checks.map(({ id, label }) => [id, label]));
  const labelled = findings.map((finding) => ({ ...finding, label: labels.get(finding.check) ?? '' }));
  const byKey = new Map<string, LineFinding[]>();
  const counts = new Map<string, number>();
  for (const { text: line, span } of textLines(text)) {
    const nth = counts.get(line) ?? 0;
    counts.set(line, nth + 1);
    const here = labelled.filter(
      (one) => one.span !== null && one.span.start >= span.start && one.span.start <= span.end,
    );
    if (here.length > 0) byKey.set(keyOf(line, nth), here);
  }
  return {
    of: (line, nth) => byKey.get(keyOf(line, nth)) ?? [],
    whole: labelled.filter(({ span }) => span === null),
  };
}
