import { t } from '@lingui/core/macro';
import { useSyncExternalStore, type ReactNode } from 'react';
import {
  layoutIds,
  layoutNames,
  layoutOf,
  type CvDesign,
  type LayoutId,
  type Paper,
} from '@candor/domain/cv';
import { textOf } from '../../platform/text-of.ts';
import { PageCanvas } from '../../ui/page-canvas.tsx';
import { isTooShort } from './empty-content.ts';
import type { PageLines } from './page-line.ts';
import { PageLineLayer } from './page-lines.tsx';
import { TextTwin } from './text-twin.tsx';
import type { CvPagesStore } from './use-pages.ts';

const layouts = layoutIds.map((id) => ({ value: id, label: layoutNames[id] }));

interface PageViewProps {
  /** What can be done with the CV, and what stands in place of its pages. */
  actions: ReactNode;
  instead: { content: ReactNode; onBack: () => void } | null;
  store: CvPagesStore;
  layout: LayoutId;
  paper: Paper;
  design: CvDesign;
  /** Said on an empty page. */
  whenEmpty: string;
  /** What can be changed where it stands; null where nothing can. */
  lines: PageLines | null;
  onLayout: (layout: LayoutId) => void;
  onPaper: (paper: Paper) => void;
}

/** The real pages of a CV under their bar. */
export function PageView(props: PageViewProps) {
  const { store, layout, paper, design, whenEmpty, lines, onLayout, onPaper, actions, instead } = props;
  const { drawn, error, document } = useSyncExternalStore(store.subscribe, store.state);
  const isEmpty = document !== null && isTooShort(textOf(document));
  return (
    <PageCanvas
      choice={{
        label: t`Layout`,
        value: layout,
        options: layouts,
        onChange: (id) => onLayout(layoutOf(id)),
      }}
      paper={paper}
      onPaper={onPaper}
      actions={actions}
      instead={instead}
      pages={drawn?.pages ?? null}
      label={t`Your CV`}
      error={error}
      missing={drawn?.missing ?? []}
      whenEmpty={isEmpty ? whenEmpty : undefined}
      renderOver={
        lines && drawn
          ? (page) => <PageLineLayer page={page} places={drawn.places} lines={lines} />
          : undefined
      }
    >
      <TextTwin document={document} design={design} />
    </PageCanvas>
  );
}
