import { comparableWords } from '../../writing/index.ts';
import type { PreparedText } from '../../improving/index.ts';
import type { Span } from '../../text/index.ts';

const RUN = 5;

function runs(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_word, at) => words.slice(at, at + RUN).join(' '));
}

/** Share of a letter's runs of five words that stand in the CV too, 0 to 100, and the sentences made mostly of such. */
export function copiedFrom(cvText: string, { sentences }: PreparedText): { percent: number; spans: Span[] } {
  const known = new Set(cvText.split('\n').flatMap((line) => runs(comparableWords(line))));
  let [all, copied] = [0, 0];
  const spans: Span[] = [];
  for (const { text, span } of sentences) {
    const own = runs(comparableWords(text));
    const same = own.filter((run) => known.has(run)).length;
    all += own.length;
    copied += same;
    if (own.length > 0 && same / own.length >= 0.6) spans.push(span);
  }
  return { percent: all === 0 ? 0 : Math.round((copied / all) * 100), spans };
}
