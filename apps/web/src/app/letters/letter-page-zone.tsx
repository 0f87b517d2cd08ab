import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { letterToPlainText, letterToText, type FigureId } from '@candor/domain/letters';
import type { Span } from '@candor/domain/text';
import { drawLetterPages, LetterMarkedText, LetterPageView } from '../../features/letters/index.ts';
import { firstLine, PageLineLayer } from '../../features/preview/index.ts';
import { keepLetterVersion } from '../../features/versions/index.ts';
import { useLongTextChecks } from '../editor/long-text-checks.tsx';
import { PageActions } from '../editor/page-actions.tsx';
import type { LetterEditor } from './use-letter-editor.ts';
import { useLetterLines } from './use-letter-lines.ts';

/** The name of the plain-text download. */
const TEXT_FILE = 'professional-letter.txt';

/** The words a figure of the analytics is about. */
export interface Marks {
  figure: FigureId;
  spans: readonly Span[];
}

interface LetterPageZoneProps {
  editor: LetterEditor;
  /** Words to show in the text; null for the pages alone. */
  marks: Marks | null;
  onHideMarks: () => void;
  onVersions: () => void;
  onExport: () => void;
}

/** What was typed or written, as real pages, and what can be done with it. */
export function LetterPageZone(props: LetterPageZoneProps) {
  const { editor, marks, onHideMarks, onVersions, onExport } = props;
  const { page, form } = editor;
  const { written, paper } = page;
  const help = useLongTextChecks({
    isEnglish: written?.document.words === 'english',
    kind: 'sentences',
    isOnPage: true,
    endStep: editor.endStep,
  });
  const lines = useLetterLines(editor, help);
  const [layout, title] = useWatch({ control: form.control, name: ['template', 'title'] });
  const edit = () => {
    onHideMarks();
    const places = page.pages.state().drawn?.places ?? [];
    const first = lines && firstLine({ texts: lines.texts, places });
    if (first) lines.onOpen(first);
  };
  return (
    <LetterPageView
      actions={
        <PageActions
          page={page}
          title={title || t`New letter`}
          copied={t`Copied your letter to the clipboard.`}
          canBePublic={false}
          text={() => letterToPlainText(page.document())}
          draw={() => drawLetterPages({ document: page.document(), template: layout, paper })}
          textFile={TEXT_FILE}
          onEdit={lines ? edit : undefined}
          onSave={editor.save}
          onKeep={(name) => void editor.keep(name, keepLetterVersion)}
          onVersions={onVersions}
          onExport={onExport}
        />
      }
      note={
        !written && (
          <p className="text-sm text-soft">
            <Trans>A preview of your letter with what you typed. Generate to have it written.</Trans>
          </p>
        )
      }
      instead={
        marks && { content: <MarkedLetter editor={editor} spans={marks.spans} />, onBack: onHideMarks }
      }
      store={page.pages}
      layout={layout}
      paper={paper}
      renderOver={lines ? (at, places) => <PageLineLayer page={at} places={places} lines={lines} /> : null}
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
