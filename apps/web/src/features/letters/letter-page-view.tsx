import { t } from '@lingui/core/macro';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Place } from '@candor/contracts/place';
import { layoutIds, layoutNames, layoutOf, type LayoutId, type Paper } from '@candor/domain/cv';
import { letterToPlainText } from '@candor/domain/letters';
import { PageCanvas } from '../../ui/page-canvas.tsx';
import type { LetterPagesStore } from './use-letter-pages.ts';

const letterheads = layoutIds.map((id) => ({ value: id, label: layoutNames[id] }));

interface LetterPageViewProps {
  /** What can be done with the letter, a note on it, and what stands in place of its pages. */
  actions: ReactNode;
  note: ReactNode;
  instead: { content: ReactNode; onBack: () => void } | null;
  store: LetterPagesStore;
  layout: LayoutId;
  paper: Paper;
  /** What lies over a page, by what stands where; null where nothing does. */
  renderOver: ((page: number, places: readonly Place[]) => ReactNode) | null;
  onLayout: (layout: LayoutId) => void;
  onPaper: (paper: Paper) => void;
}

/** The real pages of a letter under their bar, with the letterhead of a CV layout. */
export function LetterPageView(props: LetterPageViewProps) {
  const { store, layout, paper, renderOver, onLayout, onPaper, actions, note, instead } = props;
  const { drawn, error, document } = useSyncExternalStore(store.subscribe, store.state);
  return (
    <PageCanvas
      choice={{
        label: t`Letterhead`,
        value: layout,
        options: letterheads,
        onChange: (id) => onLayout(layoutOf(id)),
      }}
      paper={paper}
      onPaper={onPaper}
      actions={actions}
      note={note}
      instead={instead}
      pages={drawn?.pages ?? null}
      label={t`Your letter`}
      error={error}
      missing={drawn?.missing ?? []}
      renderOver={renderOver && drawn ? (page) => renderOver(page, drawn.places) : undefined}
    >
      <div className="sr-only" aria-label={t`Text of the pages`} role="document">
        {document &&
          letterToPlainText(document)
            .split('\n\n')
            .map((block, at) => <p key={at}>{block}</p>)}
      </div>
    </PageCanvas>
  );
}
