import { t } from '@lingui/core/macro';
import { toText, type CvDocument } from '@candor/domain/cv';
import { withTypedWords } from '@candor/domain/writing';
import { toast } from '../../ui/toast.ts';
import type { WrittenCv } from './cv-kind.ts';

interface RestoreOptions {
  /** The CV as it is written now. */
  now: () => WrittenCv | null;
  put: (document: CvDocument) => void;
  undo: () => void;
}

/** The way to make the CV say what was typed, line by line, as one step; null where it says so. */
export function restoreTyped({ now, put, undo }: RestoreOptions): (() => void) | null {
  const asTyped = () => {
    const cv = now();
    const document = cv?.facts ? withTypedWords(cv.document, cv.facts) : null;
    return cv && document && toText(document) !== toText(cv.document) ? document : null;
  };
  if (!asTyped()) return null;
  return () => {
    // Another device may have changed it since the menu was opened.
    const document = asTyped();
    if (!document) return;
    put(document);
    toast(t({ message: 'Put back', context: 'done' }), t`Your CV says what you typed.`, {
      label: t`Undo`,
      run: undo,
    });
  };
}
