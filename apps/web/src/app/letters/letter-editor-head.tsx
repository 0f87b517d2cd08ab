import { useWatch } from 'react-hook-form';
import { SaveState } from '../../features/cv-form/index.ts';
import { EditorHead } from '../editor/editor-head.tsx';
import { JobNote } from '../job/job-note.tsx';
import type { ToolJobOptions } from '../job/use-tool-job.ts';
import type { LetterEditor } from './use-letter-editor.ts';

/** The name of the letter, how far it is saved, and the ways back. */
export function LetterEditorHead({ editor, ofJob }: { editor: LetterEditor; ofJob: ToolJobOptions }) {
  const title = useWatch({ control: editor.form.control, name: 'title' }) || 'New letter';
  const { saving } = editor.editor;
  return (
    <EditorHead
      title={title}
      onRename={editor.rename}
      saveState={
        <>
          <SaveState
            draft={saving.draftStatus}
            document={saving.documentStatus}
            isStored={editor.page.written !== null}
            onSave={() => void editor.save()}
          />
          <JobNote {...ofJob} />
        </>
      }
      steps={editor}
      of="letter"
      items={[{ label: 'Clear form', onSelect: editor.clear }]}
    />
  );
}
