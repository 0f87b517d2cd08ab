import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { onListening, onPersonEvent } from '../../platform/person-events.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import { DocumentEditor } from './document-editor.ts';
import { formPort } from './form-port.ts';
import type { EditorKind, EditorStart, EditorTypes } from './kind.ts';
import type { EditorScreen } from './shown-page.ts';

interface DocumentEditorOptions<T extends EditorTypes, Pages> extends Omit<EditorScreen<T>, 'form'> {
  form: UseFormReturn<T['form']>;
  start: EditorStart<T>;
  /** Where the pages are drawn. */
  pages: Pages;
  /** What is done once the editor is open. */
  onOpen: () => void;
  /** Changes to choose from: whether they are shown, and what waits at the server once that may be something else. */
  review?: { isOpen: () => boolean; follow: (stored: T['stored']) => void };
}

/** The document to be written over, at the version that is stored. */
interface Replaces {
  id: string;
  version: number;
}

/** The editor of one document for as long as a screen is open. */
export function useDocumentEditor<T extends EditorTypes, Pages>(
  kind: EditorKind<T>,
  { form, start, pages, onOpen, onStored, review, ...screen }: DocumentEditorOptions<T, Pages>,
) {
  const { ownerId } = start;
  const stored = useEffectEvent(onStored);
  const opened = useEffectEvent(onOpen);
  /** A program, the assistant or another tab proposed something, or decided. What is saved while nothing waits is no news. */
  const followReview = useEffectEvent((id: string, isSave: boolean) => {
    if (!review || (isSave && !review.isOpen())) return;
    void kind.get(id).then(review.follow, () => undefined);
  });
  const [editor] = useState(
    () =>
      new DocumentEditor<T>(
        kind,
        { ...screen, form: formPort(form), onStored: (next) => stored(next) },
        start,
      ),
  );
  const state = useSyncExternalStore(editor.page.state.subscribe, editor.page.state.get);
  useEffect(() => {
    const close = editor.open();
    const unsubscribe = onPersonEvent((event) => {
      if (event.kind === 'document-saved' && event.subject === editor.written?.id)
        void editor.saving.follow(event.payload.version);
      const isSave = event.kind === 'document-saved';
      if ((isSave || event.kind === 'document-proposed') && event.subject === editor.written?.id)
        followReview(event.subject, isSave);
      const isDraft = event.kind === 'draft-saved' && event.payload.document === kind.kind;
      if (isDraft && event.subject === ownerId) void editor.saving.followDraft(event.payload.version);
    });
    // What was proposed since the document was read, before anything is told here.
    const stopListening = onListening(() => editor.written && followReview(editor.written.id, false));
    opened();
    return () => {
      unsubscribe();
      stopListening();
      close();
    };
  }, [editor, kind, ownerId]);

  return {
    editor,
    form,
    page: { ...state, pages, document: editor.page.document, show: editor.page.show },
    canUndo: state.canUndo,
    canRedo: state.canRedo,
    undo: editor.undo,
    redo: editor.redo,
    endStep: editor.endStep,
    follow: () => void editor.saving.follow(),
    /** Has a document written over what is stored, once everything typed is; nothing is saved over it meanwhile. */
    generate: async (run: (replaces: Replaces | null) => Promise<unknown>) => {
      if (!(await editor.beginGeneration())) {
        errorToast(t`Not generated`, t`Your last changes aren’t saved yet. Please try again when they are.`);
        return;
      }
      try {
        await run(editor.written && { id: editor.written.id, version: editor.saving.version });
      } finally {
        editor.saving.endGeneration();
      }
    },
    /** The same wish over what was saved from here since; null where it was stale because of somebody else. */
    renew: <Body extends { replaces?: Replaces | undefined }>(body: Body): Body | null => {
      const { replaces } = body;
      const { version } = editor.saving;
      return replaces && replaces.version < version ? { ...body, replaces: { ...replaces, version } } : null;
    },
    putForm: (next: T['form']) => editor.putForm(next),
    takeRestored: (next: T['stored']) => editor.takeRestored(next),
    /** Saves everything typed; gives the version that is stored then. */
    saveAll: async () => {
      await editor.saving.flush();
      return editor.saving.version;
    },
    save: async () => {
      await editor.saving.flush();
      const statuses = [editor.saving.draftStatus.get(), editor.saving.documentStatus.get()];
      if (statuses.some(({ kind: status }) => status === 'offline'))
        toast(t`Kept on this device`, t`It will be saved when the connection is back.`);
      else toast(t`Saved`, editor.written ? kind.saved?.document : kind.saved?.form);
    },
    /** Saves everything typed, and has what is stored then kept as a version of that name. */
    keep: async (name: string, send: (id: string, name: string) => Promise<unknown>) => {
      const isStored = await editor.saving.flush();
      if (!editor.written) return;
      if (!isStored) {
        errorToast(t`Not saved`, t`Your last changes aren’t saved yet. Please try again when they are.`);
        return;
      }
      const { id } = editor.written;
      await withErrorToast(
        async () => {
          await send(id, name);
          toast(t`Saved`, t`This version is kept as “${name}”.`);
        },
        t`Not saved`,
      );
    },
    putEmptyForm: (empty: T['form']) => {
      editor.putForm(empty);
      toast(t`Form cleared`, undefined, { label: t`Undo`, run: editor.undo });
    },
  };
}
