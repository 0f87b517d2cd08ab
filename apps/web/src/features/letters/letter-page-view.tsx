import { useRef, useState, useSyncExternalStore } from 'react';
import { layoutIds, layoutNames, layoutOf, type LayoutId, type Paper } from '@candor/domain/cv';
import { letterToText } from '@candor/domain/letters';
import { SelectField } from '../../ui/field.tsx';
import { PageStack } from '../../ui/page-stack.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePageInSight } from '../../ui/use-page-in-sight.ts';
import type { LetterPagesStore } from './pages-store.ts';

const papers = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const;
const zooms = ['fit', '50', '75', '100', '125', '150', '200'] as const;
/** Width of both papers at 100 %, in CSS pixels. */
const FULL_WIDTH_PX = 816;

interface LetterPageViewProps {
  store: LetterPagesStore;
  layout: LayoutId;
  paper: Paper;
  onLayout: (layout: LayoutId) => void;
  onPaper: (paper: Paper) => void;
}

/** The real pages of a letter, with the letterhead of a CV layout, paper and zoom. */
export function LetterPageView({ store, layout, paper, onLayout, onPaper }: LetterPageViewProps) {
  const { drawn, fault, document } = useSyncExternalStore(store.subscribe, store.state);
  const [zoom, setZoom] = useState<string>('fit');
  const region = useRef<HTMLDivElement>(null);
  const count = drawn?.pages.length ?? 0;
  const inSight = usePageInSight(region, count);
  const missing = drawn?.missing ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SelectField
          label="Letterhead"
          isLabelHidden
          value={layout}
          onChange={(event) => onLayout(layoutOf(event.target.value))}
        >
          {layoutIds.map((id) => (
            <option key={id} value={id}>
              {layoutNames[id]} letterhead
            </option>
          ))}
        </SelectField>
        <Segmented label="Paper" value={paper} options={papers} onChange={onPaper} />
        <SelectField
          label="Zoom"
          isLabelHidden
          value={zoom}
          onChange={(event) => setZoom(event.target.value)}
        >
          {zooms.map((value) => (
            <option key={value} value={value}>
              {value === 'fit' ? 'Fit width' : `${value}%`}
            </option>
          ))}
        </SelectField>
        {count > 0 && (
          <p className="ml-auto text-sm text-soft tabular">
            Page {inSight} of {count}
          </p>
        )}
      </div>
      {fault && (
        <p role="status" className="text-sm text-warning">
          {fault}
        </p>
      )}
      {missing.length > 0 && (
        <p role="status" className="text-sm text-warning">
          No bundled font can draw {missing.slice(0, 12).join(' ')}. They print as “?”.
        </p>
      )}
      <div
        ref={region}
        role="region"
        aria-label="Pages"
        tabIndex={0}
        className="overflow-x-auto rounded-control pb-8"
      >
        {drawn ? (
          <PageStack
            pages={drawn.pages}
            label="Your letter"
            {...(zoom === 'fit' ? {} : { widthPx: (FULL_WIDTH_PX * Number(zoom)) / 100 })}
          />
        ) : (
          <Skeleton className="aspect-[17/22]" />
        )}
      </div>
      <div className="sr-only" aria-label="Text of the pages" role="document">
        {document &&
          letterToText(document)
            .split('\n\n')
            .map((block, at) => <p key={at}>{block}</p>)}
      </div>
    </div>
  );
}
