import { memo, useDeferredValue, useRef, useState, useSyncExternalStore } from 'react';
import {
  layoutIds,
  layoutNames,
  layoutOf,
  textLines,
  toText,
  type CvDocument,
  type LayoutId,
  type Paper,
} from '@candor/domain/cv';
import { SelectField } from '../../ui/field.tsx';
import { PageStack } from '../../ui/page-stack.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isTooShort } from './empty-content.ts';
import { usePageInSight } from '../../ui/use-page-in-sight.ts';
import type { PagesStore } from './use-pages.ts';

const papers = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const;
const zooms = ['fit', '50', '75', '100', '125', '150', '200'] as const;
type Zoom = (typeof zooms)[number];
/** Width of both papers at 100 %, in CSS pixels. */
const FULL_WIDTH_PX = 816;

function isZoom(value: string): value is Zoom {
  return zooms.some((zoom) => zoom === value);
}

interface PageViewProps {
  store: PagesStore;
  layout: LayoutId;
  paper: Paper;
  /** Said on an empty page. */
  whenEmpty: string;
  onLayout: (layout: LayoutId) => void;
  onPaper: (paper: Paper) => void;
}

/** The real pages, with layout, paper and zoom. */
export function PageView({ store, layout, paper, whenEmpty, onLayout, onPaper }: PageViewProps) {
  const { drawn, fault, document } = useSyncExternalStore(store.subscribe, store.state);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const region = useRef<HTMLDivElement>(null);
  const pages = drawn?.pages;
  const missing = drawn?.missing ?? [];
  const count = pages?.length ?? 0;
  const inSight = usePageInSight(region, count);
  const isEmpty = document !== null && isTooShort(toText(document));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SelectField
          label="Layout"
          isLabelHidden
          value={layout}
          onChange={(event) => onLayout(layoutOf(event.target.value))}
        >
          {layoutIds.map((id) => (
            <option key={id} value={id}>
              {layoutNames[id]}
            </option>
          ))}
        </SelectField>
        <Segmented label="Paper" value={paper} options={papers} onChange={onPaper} />
        <SelectField
          label="Zoom"
          isLabelHidden
          value={zoom}
          onChange={(event) => isZoom(event.target.value) && setZoom(event.target.value)}
        >
          {zooms.map((value) => (
            <option key={value} value={value}>
              {value === 'fit' ? 'Fit width' : `${value}%`}
            </option>
          ))}
        </SelectField>
        {pages && !isEmpty && (
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
        {isEmpty ? (
          <p className="grid aspect-[17/22] max-h-[70dvh] w-full place-content-center bg-paper p-8 text-center font-serif text-lg text-paper-soft shadow-page">
            {whenEmpty}
          </p>
        ) : pages ? (
          <PageStack
            pages={pages}
            label="Your CV"
            {...(zoom === 'fit' ? {} : { widthPx: (FULL_WIDTH_PX * Number(zoom)) / 100 })}
          />
        ) : (
          <Skeleton className="aspect-[17/22]" />
        )}
      </div>
      <TextTwin document={useDeferredValue(document)} />
    </div>
  );
}

/** The same CV as text, for those who do not see the pictures. */
const TextTwin = memo(function TextTwin({ document }: { document: CvDocument | null }) {
  return (
    <div className="sr-only" aria-label="Text of the pages" role="document">
      {textLines(document ? toText(document) : '').map((line, at) => {
        if (line.kind === 'heading') return <h2 key={at}>{line.text}</h2>;
        return line.kind === 'blank' ? null : <p key={at}>{line.text}</p>;
      })}
    </div>
  );
});
