import { t } from '@lingui/core/macro';
import { mergeChanges, mergeDocuments } from '@candor/domain/cv';
import { dropCvProposal, takeCvProposal } from '../../features/cv/index.ts';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { toast } from '../../ui/toast.ts';
import type { DocumentEditor } from '../editor/document-editor.ts';
import { useMerge } from '../editor/use-merge.ts';
import type { CvTypes } from './cv-kind.ts';
import type { CvStart } from './cv-start.ts';

interface CvMergeOptions {
  editor: DocumentEditor<CvTypes>;
  start: CvStart;
  /** Saves everything typed; gives the version that is stored then. */
  saveAll: () => Promise<number>;
  onTaken: () => void;
}

export const toastUnchanged = () =>
  void toast(t`Nothing to change`, t`There is no line left to word. What you edited stays as it is.`);

/** What a new generation of the CV would change, to choose from. */
export function useCvMerge({ editor, start, saveAll, onTaken }: CvMergeOptions) {
  return useMerge({
    start: start.stored?.proposal ?? null,
    edited: () => editor.written?.document ?? null,
    changesOf: mergeChanges,
    mergeOf: mergeDocuments,
    show: (document) => (document ? editor.page.draw(document) : editor.page.show({})),
    take: async (document) => {
      if (!editor.written) return;
      const params = { id: editor.written.id };
      const version = await saveAll();
      editor.takeWritten(await call(takeCvProposal, { params, body: { version, document } }));
      void queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
      onTaken();
      toast(t`Changes made`, t`Your own edits were kept.`, { label: t`Undo`, run: editor.undo });
    },
    drop: async () => {
      if (editor.written) await call(dropCvProposal, { params: { id: editor.written.id } });
    },
    onSame: toastUnchanged,
  });
}
