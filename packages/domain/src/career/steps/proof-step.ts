import type { Proof } from '../move.ts';
import { quoteOf } from '../quote-proof.ts';
import type { MilestoneDraft, StepDraft } from './step-draft.ts';

/** A proof as something to be done, or as done already where the CV shows it. */
export function milestoneOf(proof: Proof, cvText: string): MilestoneDraft {
  const shownBy = quoteOf(proof, cvText);
  return {
    text: proof.task,
    line: { section: 'skills', entry: { name: proof.label, group: '' } },
    shownBy,
  };
}

const A_QUARTER = 13;

/** What must have been shown, each as a task; what the CV shows comes last. */
export function proofStep(title: string, said: string, proofs: readonly Proof[], cvText: string): StepDraft {
  const milestones = proofs.map((proof) => milestoneOf(proof, cvText));
  const open = milestones.filter(({ shownBy }) => !shownBy);
  const left = proofs.filter((proof) => quoteOf(proof, cvText) === null);
  return {
    category: 'experience',
    title,
    description: said,
    difficulty: open.length > 2 ? 'hard' : open.length > 0 ? 'medium' : 'easy',
    requiredSkills: left.map(({ label }) => label),
    milestones: [...open, ...milestones.filter(({ shownBy }) => shownBy)],
    leastWeeks: open.length === 0 ? 1 : 8,
    hoursPerWeek: 3,
    mostWeeks: open.length === 0 ? 1 : A_QUARTER,
    things: left.map(({ label }) => label),
  };
}
