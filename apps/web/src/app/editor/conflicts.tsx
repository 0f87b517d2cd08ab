import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { Conflict } from '../../features/cv/index.ts';
import type { DocumentEditor } from './document-editor.ts';
import type { EditorKind, EditorTypes } from './kind.ts';
import { resolveDocument, resolveDraft } from './resolve-conflict.ts';

interface ConflictsProps<T extends EditorTypes> {
  kind: EditorKind<T>;
  editor: DocumentEditor<T>;
}

/** Form or document were changed elsewhere meanwhile: both versions, to choose from. */
export function Conflicts<T extends EditorTypes>({ kind, editor }: ConflictsProps<T>) {
  const { draftStatus, documentStatus } = editor.saving;
  const draft = useSyncExternalStore(draftStatus.subscribe, draftStatus.get);
  const document = useSyncExternalStore(documentStatus.subscribe, documentStatus.get);
  const { form, written } = editor.present();
  return (
    <>
      {draft.kind === 'conflict' && draft.theirs.form && (
        <Conflict
          what={t`form`}
          ours={kind.textOfForm(form)}
          theirs={kind.textOfForm(draft.theirs.form)}
          onResolve={(choice) => void resolveDraft(editor, choice)}
        />
      )}
      {document.kind === 'conflict' && written && (
        <Conflict
          what={kind.label}
          ours={kind.isSavedByHand ? kind.textOfForm(form) : kind.textOfWritten(written)}
          theirs={kind.textOfWritten(kind.writtenOf(document.theirs))}
          onResolve={(choice) => void resolveDocument(editor, choice)}
        />
      )}
    </>
  );
}
