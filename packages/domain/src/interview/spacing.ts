import { daysBetween } from '../applications/index.ts';
import type { Competency } from './question.ts';

/** Days until a competency is practised again: a good answer goes one step on, a weak one back to the first. */
const STEPS = [1, 3, 7, 14] as const;
/** From here on an answer is good, as the colours say it. */
const GOOD = 70;

/** What an interview showed of a competency, on a day (`2026-11-23`). */
export interface CompetencyResult {
  competency: Competency;
  score: number;
  on: string;
}

export interface DuePractice {
  competency: Competency;
  /** Of the last time. */
  score: number;
  /** Days until it is to be practised again; 0 or less: it is due. */
  dueIn: number;
}

/** When each competency that was practised is due again, by its results one after the other; what is due first, first. */
export function duePractice(results: readonly CompetencyResult[], today: string): DuePractice[] {
  const byCompetency = Map.groupBy(
    results.toSorted((a, b) => daysBetween(b.on, a.on)),
    ({ competency }) => competency,
  );
  return [...byCompetency]
    .map(([competency, all]) => {
      let step = -1;
      for (const { score } of all) step = score >= GOOD ? Math.min(step + 1, STEPS.length - 1) : 0;
      const { score, on } = all.at(-1) ?? { score: 0, on: today };
      return { competency, score, dueIn: (STEPS[step] ?? STEPS[0]) - daysBetween(on, today) };
    })
    .toSorted((a, b) => a.dueIn - b.dueIn || a.score - b.score);
}
