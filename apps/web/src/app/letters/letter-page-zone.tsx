import { useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { letterToText, type FigureId } from '@candor/domain/letters';
import type { Span } from '@candor/domain/text';
import { LetterActs, LetterMarkedText, LetterPageView } from '../../features/letters/index.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { LetterEditor } from './use-letter-editor.ts';

const sources = [
  { value: 'words', label: 'Your words' },
  { value: 'written', label: 'Written letter' },
] as const;

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
  const { written, source, paper } = page;
  const layout = useWatch({ control: form.control, name: 'template' });
  return (
    <div className="mx-auto grid max-w-[54rem] grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {written && (
          <Segmented
            label="Shown"
            value={source}
            options={sources}
            onChange={(next) => page.show({ source: next })}
          />
        )}
        <LetterActs
          document={page.document}
          layout={layout}
          paper={paper}
          onEdit={written && !isEditing ? onEdit : undefined}
          onSave={editor.save}
          onExport={onExport}
        />
      </div>
      {written && source === 'words' && (
        <p className="text-sm text-soft">
          This is what you typed. The generated letter hasn’t changed: generate again to update it.
        </p>
      )}
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
