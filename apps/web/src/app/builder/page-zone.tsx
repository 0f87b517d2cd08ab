import { lazy, Suspense, useState } from 'react';
import { fileName, toLocalText } from '@candor/domain/cv';
import { drawPages, emptyContent, PageView } from '../../features/preview/index.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { PageActions } from '../editor/page-actions.tsx';
import { ShownSource } from '../editor/shown-source.tsx';
import type { CvEditor } from './use-cv-editor.ts';
import { usePageLines } from './use-page-lines.tsx';

// What only opens on a click comes with it.
const PublicPage = lazy(async () => ({
  default: (await import('../../features/publishing/index.ts')).PublicPageDialog,
}));

const TextZone = lazy(async () => ({ default: (await import('./text-zone.tsx')).TextZone }));

const views = [
  { value: 'page', label: 'Page' },
  { value: 'text', label: 'Text' },
] as const;

interface PageZoneProps {
  editor: CvEditor;
  isEditing: boolean;
  onEdit: () => void;
  onExport: () => void;
}

/** What was typed or written, as real pages or as text, and what can be done with it. */
export function PageZone({ editor, isEditing, onEdit, onExport }: PageZoneProps) {
  const [view, setView] = useState<'page' | 'text'>('page');
  const [isPublishing, setIsPublishing] = useState(false);
  const { page } = editor;
  const lines = usePageLines(editor);
  const { written, source, layout, paper } = page;
  const isWritten = written !== null && source === 'written';
  return (
    <div className="mx-auto grid max-w-[54rem] grid-cols-[minmax(0,1fr)] gap-3">
      <ShownSource
        page={page}
        kind="CV"
        before={<Segmented label="View" value={view} options={views} onChange={setView} />}
      >
        <PageActions
          label="Document"
          what="your CV"
          text={() => {
            const { design } = page.appearance();
            return toLocalText(page.document(), { form: design.dateForm, language: design.language });
          }}
          draw={() => drawPages({ document: page.document(), ...page.appearance() })}
          paper={paper}
          textFile={fileName(editor.title, 'txt')}
          sharedAs={editor.title}
          onEdit={
            written && !isEditing
              ? () => {
                  setView('page');
                  onEdit();
                }
              : undefined
          }
          onPublish={written ? () => setIsPublishing(true) : undefined}
          onSave={editor.save}
          onExport={onExport}
        />
      </ShownSource>
      {view === 'page' ? (
        <PageView
          store={page.pages}
          layout={layout}
          paper={paper}
          lines={isEditing ? null : lines}
          whenEmpty={isWritten ? emptyContent : 'Your page appears here as you type.'}
          onLayout={editor.setLayout}
          onPaper={editor.setPaper}
        />
      ) : (
        <Suspense>
          <TextZone editor={editor} />
        </Suspense>
      )}
      <Suspense>
        {isPublishing && written && (
          <PublicPage cv={{ id: written.id, title: editor.title }} onClose={() => setIsPublishing(false)} />
        )}
      </Suspense>
    </div>
  );
}
