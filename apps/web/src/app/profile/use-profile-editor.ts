import { plural, t } from '@lingui/core/macro';
import { useState, useSyncExternalStore } from 'react';
import { documentFromRequest, type CvDraft } from '@candor/domain/cv';
import { useDraftForm } from '../../features/cv/index.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import { useDocumentEditor } from '../editor/use-document-editor.ts';
import { profileKind, type ProfileTypes, type StoredProfile } from './profile-kind.ts';
import type { ProfileStart } from './profile-start.ts';

const noPages = {};

export type ProfileEditor = ReturnType<typeof useProfileEditor>;

/** The profile under work: what every document has in the editor, saved when the person says so. */
export function useProfileEditor(start: ProfileStart) {
  const form = useDraftForm(start.form);
  const base = useDocumentEditor<ProfileTypes, typeof noPages>(profileKind, {
    form,
    start,
    pages: noPages,
    documentOfForm: () => documentFromRequest(form.getValues()),
    // The profile has no pages: its CVs do.
    draw: () => undefined,
    onStored: () => undefined,
    onOpen: () => undefined,
  });
  const { editor } = base;
  const saved = base.page.written ?? start.stored;
  const { draftStatus, documentStatus } = editor.saving;
  const draft = useSyncExternalStore(draftStatus.subscribe, draftStatus.get);
  const document = useSyncExternalStore(documentStatus.subscribe, documentStatus.get);
  const [report, setReport] = useState<StoredProfile | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    const stored = await editor.save();
    if (stored) {
      setReport(stored);
      const count = stored.changed?.length ?? 0;
      toast(
        t`Profile saved`,
        count === 0 ? undefined : plural(count, { one: '# CV updated.', other: '# CVs updated.' }),
      );
      return;
    }
    const status = documentStatus.get();
    if (status.kind === 'conflict' || draftStatus.get().kind === 'conflict') return;
    const lost = t`Unable to connect to the server. Please try again.`;
    errorToast(t`Profile not saved`, status.kind === 'failed' ? status.sentence : lost);
  };

  return {
    ...base,
    /** The profile that every linked CV has. */
    saved,
    /** What the last save did. */
    report,
    isBusy,
    hasConflict: draft.kind === 'conflict' || document.kind === 'conflict',
    isDraftStored: draft.kind === 'clean' || draft.kind === 'saved',
    putTyped: (next: CvDraft) => editor.putForm(next),
    discard: () => {
      editor.putForm(saved.form);
      toast(t`Changes discarded`, undefined, { label: t`Undo`, run: editor.undo });
    },
    save: async () => {
      setIsBusy(true);
      await save();
      setIsBusy(false);
    },
  };
}
