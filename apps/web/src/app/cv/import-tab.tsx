import { t } from '@lingui/core/macro';
import { isEmptyDraft, type CvDocument } from '@candor/domain/cv';
import { addMissing, replaceContent } from '@candor/domain/importing';
import { ImportPanel, type FillHow } from '../../features/importing/index.ts';
import { useUser } from '../../platform/session.tsx';
import { toast } from '../../ui/toast.ts';
import type { CvEditor } from './use-cv-editor.ts';

interface ImportTabProps {
  editor: CvEditor;
  isShown: boolean;
  onFilled: () => void;
}

/** What brings CVs in. A chunk of its own: nobody who types a CV loads what reads one. */
export function ImportTab({ editor, isShown, onFilled }: ImportTabProps) {
  const user = useUser();
  const fill = (document: CvDocument, how: FillHow) => {
    const typed = editor.form.getValues();
    editor.putForm(how === 'add' ? addMissing(typed, document) : replaceContent(typed, document));
    onFilled();
    toast(t`Form filled`, t`Check it, then generate your CV.`, { label: t`Undo`, run: editor.undo });
  };
  return (
    <ImportPanel
      isShown={isShown}
      isFormEmpty={() => isEmptyDraft(editor.form.getValues(), user)}
      onFill={fill}
    />
  );
}
