import { certaintyWeights } from './certainty.data.ts';

/** How much less the best other reading scores: of the words of its head, of its line and the one behind, and of a doubtful line. */
export interface Margins {
  head?: number | undefined;
  line?: number | undefined;
  next?: number | undefined;
  /** Of the line that a tenth of the document's lines are more doubtful than. */
  document?: number | undefined;
}

/** The kind of field that a path leads to: `experience.0.company` to `experience.company`. */
export function fieldKind(path: string): string {
  return path.replaceAll(/\.\d+/gu, '').split('.').slice(0, 2).join('.');
}

/** What the margins say, in the order of {@link certaintyWeights}: a margin counts by its logarithm. */
export function marginFeatures({ head, line, next, document }: Margins): number[] {
  const scale = (margin: number | undefined) => (margin === undefined ? 0 : Math.log1p(Math.max(0, margin)));
  return [1, scale(head), scale(line), scale(next), scale(document)];
}

/** How likely a field is right, 0 to 1, as it turned out for fields of its kind in templates that nobody had learnt from. */
export function certaintyOf(path: string, margins: Margins): number {
  const weights = certaintyWeights[fieldKind(path)] ?? certaintyWeights['any'] ?? [];
  const sum = marginFeatures(margins).reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  return Math.round(100 / (1 + Math.exp(-sum))) / 100;
}
