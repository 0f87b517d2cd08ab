import { t } from '@lingui/core/macro';
import { letterMergeChanges, mergeLetters } from '@candor/domain/letters';
import { dropLetterProposal, takeLetterProposal } from '../../features/letters/index.ts';
import { toast } from '../../ui/toast.ts';
import type { DocumentEditor } from '../editor/document-editor.ts';
import { useMerge } from '../editor/use-merge.ts';
import type { LetterTypes } from './letter-kind.ts';
import type { LetterStart } from './letter-start.ts';

interface LetterMergeOptions {
  editor: DocumentEditor<LetterTypes>;
  start: LetterStart;
  /** Saves everything typed; gives the version that is stored then. */
  saveAll: () => Promise<number>;
  undo: () => void;
  onTaken: () => void;
}

/** What a new generation of the letter would change, to choose from. */
export function useLetterMerge({ editor, start, saveAll, undo, onTaken }: LetterMergeOptions) {
  return useMerge({
    start: start.stored?.proposal ?? null,
    edited: () => editor.written?.document ?? null,
    changesOf: letterMergeChanges,
    mergeOf: mergeLetters,
    show: (document) => (document ? editor.page.draw(document) : editor.page.show({})),
    take: async (document) => {
      if (!editor.written) return;
      const { id } = editor.written;
      const version = await saveAll();
      editor.takeWritten(await takeLetterProposal(id, { version, document }));
      onTaken();
      toast(t`Changes made`, t`Your own edits were kept.`, { label: t`Undo`, run: undo });
    },
    drop: async () => {
      if (editor.written) await dropLetterProposal(editor.written.id);
    },
    onSame: () => toast(t`Nothing to change`, t`Your letter already matches your form.`),
  });
}
