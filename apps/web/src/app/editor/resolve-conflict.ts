import type { DocumentEditor } from './document-editor.ts';
import type { EditorTypes } from './kind.ts';

export type Choice = 'ours' | 'theirs';

/** Ends a conflict of the form; the other version stays one step back. */
export async function resolveDraft<T extends EditorTypes>(
  editor: DocumentEditor<T>,
  choice: Choice,
): Promise<void> {
  const status = editor.saving.draftStatus.get();
  const theirs = status.kind === 'conflict' ? status.theirs.form : null;
  const ours = editor.present();
  // The steps are there before the answer is: who undoes at once finds them.
  const saved = editor.saving.resolveDraft(choice);
  if (theirs) {
    editor.putForm(theirs, { isStored: true });
    if (choice === 'ours') editor.putForm(ours.form, { release: ours.release });
  }
  await saved;
}

/** Ends a conflict of the written document; the other version stays one step back. */
export async function resolveDocument<T extends EditorTypes>(
  editor: DocumentEditor<T>,
  choice: Choice,
): Promise<void> {
  const status = editor.saving.documentStatus.get();
  if (status.kind !== 'conflict') return;
  const ours = editor.present();
  const saved = editor.saving.resolveDocument(choice);
  editor.putStored(status.theirs);
  if (choice === 'theirs') editor.saving.keepForm(editor.present().form);
  else {
    editor.goTo(ours);
    editor.note();
  }
  await saved;
}
