import type { CvDraft } from '../cv/index.ts';
import { applyEdit, type Span } from '../text/index.ts';
import type { Tip } from './tip.ts';

/** Where a sentence stands in a description as a whole sentence, not as a part of another; null where it does not. */
export function sentenceAt(description: string, sentence: string): Span | null {
  for (let at = description.indexOf(sentence); at >= 0; at = description.indexOf(sentence, at + 1)) {
    const end = at + sentence.length;
    const isBegin = at === 0 || /[\s。！？]/u.test(description.charAt(at - 1));
    const isEnd =
      end === description.length ||
      description.charAt(end) === '\n' ||
      (/[.!?…。！？]["')\]]*$/u.test(sentence) && /\s|[^\x20-\x7e]/u.test(description.charAt(end)));
    if (sentence !== '' && isBegin && isEnd) return { start: at, end };
    if (sentence === '') return null;
  }
  return null;
}

export type TipResult = { kind: 'applied'; draft: CvDraft } | { kind: 'moved' };

/** Puts a tip's rewrite in place of its sentence. `moved` where that sentence no longer stands there, or the tip found none. */
export function applyTip(draft: CvDraft, tip: Tip): TipResult {
  const place = /^experience\.(\d+)\.description$/.exec(tip.found?.field ?? '');
  const at = Number(place?.[1] ?? -1);
  const job = draft.experience[at];
  const span = job && tip.found ? sentenceAt(job.description, tip.found.sentence) : null;
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
