import { useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { letterToPlainText, letterToText, type FigureId } from '@candor/domain/letters';
import type { Span } from '@candor/domain/text';
import { drawLetterPages, LetterMarkedText, LetterPageView } from '../../features/letters/index.ts';
import { PageLineLayer } from '../../features/preview/index.ts';
import { keepLetterVersion } from '../../features/versions/index.ts';
import { PageActions } from '../editor/page-actions.tsx';
import { TypedNote } from '../editor/typed-note.tsx';
import type { LetterEditor } from './use-letter-editor.ts';
import { useLetterLines } from './use-letter-lines.ts';

/** The name of the plain-text download (spec section 2). */
const TEXT_FILE = 'professional-letter.txt';

/** The words a figure of the analytics is about. */
export interface Marks {
  figure: FigureId;
  spans: readonly Span[];
}

interface LetterPageZoneProps {
  editor: LetterEditor;
  isEditing: boolean;
  /** Words to show in the text; null for the pages alone. */
  marks: Marks | null;
  onHideMarks: () => void;
  onEdit: () => void;
  onVersions: () => void;
  onExport: () => void;
}

/** What was typed or written, as real pages, and what can be done with it. */
export function LetterPageZone(props: LetterPageZoneProps) {
  const { editor, isEditing, marks, onHideMarks, onEdit, onVersions, onExport } = props;
  const { page, form } = editor;
  const lines = useLetterLines(editor);
  const { written, paper } = page;
  const [layout, title] = useWatch({ control: form.control, name: ['template', 'title'] });
  return (
    <LetterPageView
      actions={
        <PageActions
          page={page}
          title={title || 'New letter'}
          what="your letter"
          canBePublic={false}
          text={() => letterToPlainText(page.document())}
          draw={() => drawLetterPages({ document: page.document(), template: layout, paper })}
          textFile={TEXT_FILE}
          onEdit={written && !isEditing ? onEdit : undefined}
          onSave={editor.save}
          onKeep={(name) => void editor.keep(name, keepLetterVersion)}
          onVersions={onVersions}
          onExport={onExport}
        />
      }
      note={
        written ? (
          <TypedNote page={page} kind="letter" />
        ) : (
          <p className="text-sm text-soft">
            A preview of your letter with what you typed. Generate to have it written.
          </p>
        )
      }
      instead={
        marks && { content: <MarkedLetter editor={editor} spans={marks.spans} />, onBack: onHideMarks }
      }
      store={page.pages}
      layout={layout}
      paper={paper}
      renderOver={
        lines && !isEditing ? (at, places) => <PageLineLayer page={at} places={places} lines={lines} /> : null
      }
      onLayout={editor.setLayout}
      onPaper={editor.setPaper}
    />
  );
}

/** The letter as text with some words marked; it follows the page. */
function MarkedLetter({ editor, spans }: { editor: LetterEditor; spans: readonly Span[] }) {
  const { pages } = editor.page;
  const { document } = useSyncExternalStore(pages.subscribe, pages.state);
  return <LetterMarkedText text={document ? letterToText(document) : ''} spans={spans} />;
}
