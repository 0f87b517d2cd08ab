import { toText } from '@candor/domain/cv';
import { applySuggestions, withEvidence, type Evidence, type Suggestion } from '@candor/domain/optimizer';
import { counted } from '@candor/domain/text';
import { errorToast, toast } from '../../ui/toast.ts';
import type { OptimizedCv } from './optimized-cv.ts';

/** Changes of the CV at hand, each one step that can be undone. `analysed` is the text that suggestions are about. */
export function useChanges({ document, put }: OptimizedCv, analysed: string) {
  const applyAndToast = (text: string, title: string, description?: string) => {
    const undo = put(text);
    toast(title, description, { label: 'Undo', run: undo });
  };
  const apply = (edits: readonly NonNullable<Suggestion['edit']>[]) => {
    const text = toText(document);
    // Nothing is lost where something was typed since: what no longer stands there is left alone.
    const { text: next, applied, moved } = applySuggestions(text, edits);
    if (applied === 0) {
      errorToast('Not applied', 'This text has changed in the meantime. Please choose again.');
      return;
    }
    applyAndToast(
      next,
      'Optimizations applied',
      moved > 0
        ? `${counted(applied, 'change')} made. ${counted(moved, 'change')} skipped because the text has changed.`
        : `${counted(applied, 'change')} made.`,
    );
  };
  return {
    onApply: (chosen: readonly Suggestion[]) => apply(chosen.flatMap(({ edit }) => (edit ? [edit] : []))),
    onReword: ({ beforeExample }: Suggestion, replacement: string) => {
      const start = analysed.indexOf(beforeExample);
      const span = { start, end: start + beforeExample.length };
      apply(start < 0 ? [] : [{ span, expected: beforeExample, replacement }]);
    },
    onConfirm: (evidence: Evidence) =>
      applyAndToast(
        toText(withEvidence(document, evidence)),
        'Added to your CV',
        `Your line for ${evidence.skill}.`,
      ),
  };
}
