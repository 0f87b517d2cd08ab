import { judge, type JudgeOptions } from '../evidence/index.ts';
import type { Mark } from '../marks/index.ts';
import type { UnsupportedFact } from './report.ts';
import { evidenceFor, type Source } from './source-statements.ts';

/** The first hard fact of a sentence that its source does not give; undefined where it gives them all. */
export function unsupportedFact(
  sentence: string,
  source: Source,
  options: JudgeOptions = {},
): UnsupportedFact | undefined {
  const [first] = judge(sentence, source.evidence, options).invented;
  return first && { kind: first.kind, words: first.words };
}

const MOST_REASONS = 2;

/** A mark on a sentence that may say more than what was typed, with that beside it; none where it says no more. */
export function doubtsOn(
  line: string,
  sentence: string,
  { source, ...options }: JudgeOptions & { source: Source },
): Mark[] {
  const { doubts } = judge(sentence, source.evidence, options);
  if (doubts.length === 0) return [];
  const [typed] = evidenceFor(sentence, source);
  const reasons = [...new Set(doubts.map(({ why }) => why))].slice(0, MOST_REASONS);
  return [
    { line, kind: 'doubt', words: sentence, why: reasons.join(' '), proposals: typed ? [typed.quote] : [] },
  ];
}
