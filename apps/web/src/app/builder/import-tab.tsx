import { isEmptyDraft, type CvDocument } from '@candor/domain/cv';
import { addMissing, replaceContent } from '@candor/domain/importing';
import type { FillHow } from '../../features/documents/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useUser } from '../../platform/session.tsx';
import { toast } from '../../ui/toast.ts';
import { LastingTab } from '../editor/lasting-tab.tsx';
import type { CvEditor } from './use-cv-editor.ts';

// Nobody who types a CV loads what reads one.
const ImportPanel = lazyPart(async () => (await import('../../features/documents/index.ts')).ImportPanel);

interface ImportTabProps {
  editor: CvEditor;
  isShown: boolean;
  onFilled: () => void;
}

/** The tab that brings CVs in. */
export function ImportTab({ editor, isShown, onFilled }: ImportTabProps) {
  const user = useUser();
  const fill = (document: CvDocument, how: FillHow) => {
    const typed = editor.form.getValues();
    editor.putForm(how === 'add' ? addMissing(typed, document) : replaceContent(typed, document));
    onFilled();
    toast('Form filled', 'Check it, then generate your CV.', { label: 'Undo', run: editor.undo });
  };
  return (
    <LastingTab value="import" isShown={isShown}>
      <ImportPanel
        isShown={isShown}
        isFormEmpty={() => isEmptyDraft(editor.form.getValues(), user)}
        onFill={fill}
      />
    </LastingTab>
  );
}
