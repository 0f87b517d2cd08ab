import { useState } from 'react';
import { fileName, toText } from '@candor/domain/cv';
import { drawPages, emptyContent, PageView } from '../../features/preview/index.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { PageActions } from '../editor/page-actions.tsx';
import { ShownSource } from '../editor/shown-source.tsx';
import { TextZone } from './text-zone.tsx';
import type { CvEditor } from './use-cv-editor.ts';

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
  const { page } = editor;
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
          text={() => toText(page.document())}
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
          onSave={editor.save}
          onExport={onExport}
        />
      </ShownSource>
      {view === 'page' ? (
        <PageView
          store={page.pages}
          layout={layout}
          paper={paper}
          whenEmpty={isWritten ? emptyContent : 'Your page appears here as you type.'}
          onLayout={editor.setLayout}
          onPaper={editor.setPaper}
        />
      ) : (
        <TextZone editor={editor} />
      )}
    </div>
  );
}
