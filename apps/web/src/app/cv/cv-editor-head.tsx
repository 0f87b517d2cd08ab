import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { SaveState } from '../../features/cv/index.ts';
import { lazyExtra } from '../../ui/lazy-part.tsx';
import { EditorHead } from '../editor/editor-head.tsx';
import type { ToolJobOptions } from '../jobs/use-tool-job.ts';
import type { CvEditor } from './use-cv-editor.ts';

const CvJobNote = lazyExtra(async () => (await import('./cv-job-note.tsx')).CvJobNote);

interface CvEditorHeadProps {
  editor: CvEditor;
  ofJob: ToolJobOptions;
  onOpenAdvert: () => void;
}

/** The name of the CV, how far it is saved, the job it is for, and the ways back. */
export function CvEditorHead({ editor, ofJob, onOpenAdvert }: CvEditorHeadProps) {
  const { saving } = editor.editor;
  const { written } = editor.page;
  return (
    <EditorHead
      title={editor.title}
      onRename={written ? editor.rename : undefined}
      saveState={
        <>
          <SaveState
            draft={saving.draftStatus}
            document={saving.documentStatus}
            isStored={written !== null}
            onSave={() => void editor.save()}
          />
          {(ofJob.namedId !== null || written) && (
            <Suspense>
              <CvJobNote {...ofJob} onOpen={onOpenAdvert} />
            </Suspense>
          )}
        </>
      }
      steps={editor}
      more={t`More for this form`}
      items={[
        { label: t`Try with sample data`, onSelect: editor.sample.offer },
        { label: t`Clear form`, onSelect: editor.clear },
      ]}
    />
  );
}
