import { plural, t } from '@lingui/core/macro';
import { toText } from '@candor/domain/cv';
import { applySuggestions, withEvidence, type Evidence, type Suggestion } from '@candor/domain/optimizer';
import { errorToast, toast } from '../../ui/toast.ts';
import type { OptimizedCv } from './optimized-cv.ts';

/** Changes of the CV at hand, each one step that can be undone. `analysed` is the text that suggestions are about. */
export function useChanges({ document, put }: OptimizedCv, analysed: string) {
  const applyAndToast = (text: string, title: string, description?: string) => {
    const undo = put(text);
    toast(title, description, { label: t`Undo`, run: undo });
  };
  const apply = (edits: readonly NonNullable<Suggestion['edit']>[]) => {
    const text = toText(document);
    // Nothing is lost where something was typed since: what no longer stands there is left alone.
    const { text: next, applied, moved } = applySuggestions(text, edits);
    if (applied === 0) {
      errorToast(t`Not applied`, t`This text has changed in the meantime. Please choose again.`);
      return;
    }
    applyAndToast(
      next,
      t`Optimizations applied`,
      moved > 0
        ? t`${plural(applied, { one: '# change', other: '# changes' })} made. ${plural(moved, { one: '# change', other: '# changes' })} skipped because the text has changed.`
        : plural(applied, { one: '# change made.', other: '# changes made.' }),
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
        t`Added to your CV`,
        t`Your line for ${evidence.skill}.`,
      ),
  };
}
