import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { SaveState } from '../../features/cv/index.ts';
import { EditorHead } from '../editor/editor-head.tsx';
import type { LetterEditor } from './use-letter-editor.ts';

/** The name of the letter, how far it is saved, and the ways back. */
export function LetterEditorHead({ editor }: { editor: LetterEditor }) {
  const title = useWatch({ control: editor.form.control, name: 'title' }) || t`New letter`;
  const { saving } = editor.editor;
  return (
    <EditorHead
      title={title}
      onRename={editor.rename}
      saveState={
        <SaveState
          draft={saving.draftStatus}
          document={saving.documentStatus}
          isStored={editor.page.written !== null}
          onSave={() => void editor.save()}
        />
      }
      steps={editor}
      more={t`More for this letter`}
      items={[{ label: t`Clear form`, onSelect: editor.clear }]}
    />
  );
}
