import { AlignLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fileName, toLocalText } from '@candor/domain/cv';
import { drawPages, emptyContent, PageView } from '../../features/preview/index.ts';
import { keepCvVersion } from '../../features/versions/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageActions } from '../editor/page-actions.tsx';
import { TypedNote } from '../editor/typed-note.tsx';
import type { CvEditor } from './use-cv-editor.ts';
import { usePageLines } from './use-page-lines.tsx';

const TextZone = lazyPart(async () => (await import('./text-zone.tsx')).TextZone);

interface PageZoneProps {
  editor: CvEditor;
  isEditing: boolean;
  onEdit: () => void;
  onVersions: () => void;
  onExport: () => void;
}

/** What was typed or written, as real pages or as text, and what can be done with it. */
export function PageZone({ editor, isEditing, onEdit, onVersions, onExport }: PageZoneProps) {
  const [isText, setIsText] = useState(false);
  const { page } = editor;
  const lines = usePageLines(editor);
  const { written, source, layout, paper } = page;
  const edit = () => {
    setIsText(false);
    onEdit();
  };
  const asText = {
    label: 'Show as text',
    icon: <AlignLeft size={16} strokeWidth={1.5} aria-hidden="true" />,
    onSelect: () => setIsText(true),
  };
  return (
    <PageView
      actions={
        <PageActions
          page={page}
          title={editor.title}
          what="your CV"
          canBePublic
          text={() => {
            const { design } = page.appearance();
            return toLocalText(page.document(), { form: design.dateForm, language: design.language });
          }}
          draw={() => drawPages({ document: page.document(), ...page.appearance() })}
          textFile={fileName(editor.title, 'txt')}
          views={isText ? [] : [asText]}
          onEdit={written && !isEditing ? edit : undefined}
          onSave={editor.save}
          onKeep={(name) => void editor.keep(name, keepCvVersion)}
          onVersions={onVersions}
          onExport={onExport}
        />
      }
      note={<TypedNote page={page} kind="CV" />}
      instead={
        isText
          ? {
              content: (
                <Suspense>
                  <TextZone editor={editor} />
                </Suspense>
              ),
              onBack: () => setIsText(false),
            }
          : null
      }
      store={page.pages}
      layout={layout}
      paper={paper}
      lines={isEditing ? null : lines}
      whenEmpty={
        written !== null && source === 'written' ? emptyContent : 'Your page appears here as you type.'
      }
      onLayout={editor.setLayout}
      onPaper={editor.setPaper}
    />
  );
}
