import { Tabs } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { isEmptyDraft, type CvDocument } from '@candor/domain/cv';
import { addMissing, replaceContent } from '@candor/domain/importing';
import type { FillHow } from '../../features/documents/index.ts';
import { useUser } from '../../platform/session.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import type { CvEditor } from './use-cv-editor.ts';

// Nobody who types a CV loads what reads one.
const ImportPanel = lazy(() =>
  import('../../features/documents/index.ts').then((module) => ({ default: module.ImportPanel })),
);

interface ImportTabProps {
  editor: CvEditor;
  isShown: boolean;
  onFilled: () => void;
}

/** The tab that brings CVs in. Once opened it stays, so that nothing under way stops when another tab is looked at. */
export function ImportTab({ editor, isShown, onFilled }: ImportTabProps) {
  const user = useUser();
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const fill = (document: CvDocument, how: FillHow) => {
    const typed = editor.form.getValues();
    editor.putForm(how === 'add' ? addMissing(typed, document) : replaceContent(typed, document));
    onFilled();
    toast('Form filled', 'Look it over, then generate your CV.', { label: 'Undo', run: editor.undo });
  };
  return (
    <Tabs.Content
      value="import"
      {...(wasShown ? { forceMount: true } : {})}
      className="outline-none data-[state=inactive]:hidden"
    >
      <Suspense fallback={<Skeleton className="h-64" />}>
        {wasShown && (
          <ImportPanel
            isShown={isShown}
            isFormEmpty={() => isEmptyDraft(editor.form.getValues(), user)}
            onFill={fill}
          />
        )}
      </Suspense>
    </Tabs.Content>
  );
}
