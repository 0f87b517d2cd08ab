import { useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { letterToPlainText, letterToText, type FigureId } from '@candor/domain/letters';
import type { Span } from '@candor/domain/text';
import { drawLetterPages, LetterMarkedText, LetterPageView } from '../../features/letters/index.ts';
import { Button } from '../../ui/button.tsx';
import { PageActions } from '../editor/page-actions.tsx';
import { ShownSource } from '../editor/shown-source.tsx';
import type { LetterEditor } from './use-letter-editor.ts';

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
  onExport: () => void;
}

/** What was typed or written, as real pages, and what can be done with it. */
export function LetterPageZone(props: LetterPageZoneProps) {
  const { editor, isEditing, marks, onHideMarks, onEdit, onExport } = props;
  const { page, form } = editor;
  const { written, paper } = page;
  const layout = useWatch({ control: form.control, name: 'template' });
  return (
    <div className="mx-auto grid max-w-[54rem] grid-cols-[minmax(0,1fr)] gap-3">
      <ShownSource page={page} kind="letter">
        <PageActions
          label="Letter"
          what="your letter"
          text={() => letterToPlainText(page.document())}
          draw={() => drawLetterPages({ document: page.document(), template: layout, paper })}
          paper={paper}
          textFile={TEXT_FILE}
          onEdit={written && !isEditing ? onEdit : undefined}
          onSave={editor.save}
          onExport={onExport}
        />
      </ShownSource>
      {!written && (
        <p className="text-sm text-soft">
          A preview of your letter with what you typed. Generate to have it written.
        </p>
      )}
      {marks ? (
        <>
          <Button className="justify-self-start" onClick={onHideMarks}>
            Back to the page
          </Button>
          <MarkedLetter editor={editor} spans={marks.spans} />
        </>
      ) : (
        <LetterPageView
          store={page.pages}
          layout={layout}
          paper={paper}
          onLayout={editor.setLayout}
          onPaper={editor.setPaper}
        />
      )}
    </div>
  );
}

/** The letter as text with some words marked; it follows the page. */
function MarkedLetter({ editor, spans }: { editor: LetterEditor; spans: readonly Span[] }) {
  const { pages } = editor.page;
  const { document } = useSyncExternalStore(pages.subscribe, pages.state);
  return <LetterMarkedText text={document ? letterToText(document) : ''} spans={spans} />;
}
