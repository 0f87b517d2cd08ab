import { useState } from 'react';

export type Decision = 'accepted' | 'rejected';
export type Decisions = ReadonlyMap<string, Decision>;

/** What a person made of a list of changes, step by step, so that each step can be taken back. */
export function useDecisions(ids: readonly string[]) {
  const [steps, setSteps] = useState<readonly Decisions[]>([]);
  const now: Decisions = steps.at(-1) ?? new Map();
  const step = (next: Decisions) => setSteps((before) => [...before, next]);
  return {
    decisions: now,
    canUndo: steps.length > 0,
    undo: () => setSteps((before) => before.slice(0, -1)),
    decide: (id: string, decision: Decision) => step(new Map(now).set(id, decision)),
    decideAll: (decision: Decision) => step(new Map(ids.map((id) => [id, decision]))),
  };
}
