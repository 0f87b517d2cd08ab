import { useSyncExternalStore } from 'react';
import { layoutIds, layoutNames, layoutOf, type LayoutId, type Paper } from '@candor/domain/cv';
import { letterToPlainText } from '@candor/domain/letters';
import { PageCanvas } from '../../ui/page-canvas.tsx';
import type { LetterPagesStore } from './use-letter-pages.ts';

const letterheads = layoutIds.map((id) => ({ value: id, label: `${layoutNames[id]} letterhead` }));

interface LetterPageViewProps {
  store: LetterPagesStore;
  layout: LayoutId;
  paper: Paper;
  onLayout: (layout: LayoutId) => void;
  onPaper: (paper: Paper) => void;
}

/** The real pages of a letter, with the letterhead of a CV layout, paper and zoom. */
export function LetterPageView({ store, layout, paper, onLayout, onPaper }: LetterPageViewProps) {
  const { drawn, error, document } = useSyncExternalStore(store.subscribe, store.state);
  return (
    <PageCanvas
      choice={{
        label: 'Letterhead',
        value: layout,
        options: letterheads,
        onChange: (id) => onLayout(layoutOf(id)),
      }}
      paper={paper}
      onPaper={onPaper}
      pages={drawn?.pages ?? null}
      label="Your letter"
      error={error}
      missing={drawn?.missing ?? []}
    >
      <div className="sr-only" aria-label="Text of the pages" role="document">
        {document &&
          letterToPlainText(document)
            .split('\n\n')
            .map((block, at) => <p key={at}>{block}</p>)}
      </div>
    </PageCanvas>
  );
}
