import type { CvDraft } from '../cv/index.ts';
import { applyEdit } from '../text/index.ts';
import { placeOf } from './carry-facts.ts';
import type { Tip } from './tip.ts';

export type TipResult = { kind: 'applied'; draft: CvDraft } | { kind: 'moved' };

/** Puts a tip's rewrite in place of its sentence. `moved` where that sentence no longer stands there, or the tip found none. */
export function applyTip(draft: CvDraft, tip: Tip): TipResult {
  const place = /^experience\.(\d+)\.description$/.exec(tip.found?.field ?? '');
  const at = Number(place?.[1] ?? -1);
  const job = draft.experience[at];
  const span = job && tip.found ? placeOf(tip.found.sentence, job.description) : undefined;
  if (!job || !tip.found || !span) return { kind: 'moved' };
  const edited = applyEdit(job.description, {
    span,
    expected: tip.found.sentence,
    replacement: tip.found.rewrite,
  });
  if (edited.kind === 'moved') return { kind: 'moved' };
  const experience = draft.experience.with(at, { ...job, description: edited.text });
  return { kind: 'applied', draft: { ...draft, experience } };
}
