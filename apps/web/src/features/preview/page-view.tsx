import { memo, useDeferredValue, useState, useSyncExternalStore } from 'react';
import {
  layoutIds,
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
  onLayout: (layout: LayoutId) => void;
  onPaper: (paper: Paper) => void;
}

/** The real pages, with layout, paper and zoom. */
export function PageView({ store, layout, paper, onLayout, onPaper }: PageViewProps) {
  const { drawn, fault, document } = useSyncExternalStore(store.subscribe, store.state);
  const pages = drawn?.pages;
  const missing = drawn?.missing ?? [];
  const [zoom, setZoom] = useState<Zoom>('fit');
  const widthPx = zoom === 'fit' ? undefined : (FULL_WIDTH_PX * Number(zoom)) / 100;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label="Layout"
          value={layout}
          options={layoutIds.map((id) => ({ value: id, label: id.charAt(0).toUpperCase() + id.slice(1) }))}
          onChange={(id) => onLayout(layoutOf(id))}
          className="max-sm:w-full"
        />
        <Segmented label="Paper" value={paper} options={papers} onChange={onPaper} />
        <SelectField
          label="Zoom"
          isLabelHidden
          value={zoom}
          onChange={(event) => isZoom(event.target.value) && setZoom(event.target.value)}
        >
          {zooms.map((value) => (
            <option key={value} value={value}>
              {value === 'fit' ? 'Fit' : `${value}%`}
            </option>
          ))}
        </SelectField>
        {pages && (
          <p className="ml-auto text-sm text-soft tabular">
            {pages.length} {pages.length === 1 ? 'page' : 'pages'}
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
      <div role="region" aria-label="Pages" tabIndex={0} className="overflow-x-auto pb-8">
        {pages ? (
          <PageStack pages={pages} label="Your CV" {...(widthPx ? { widthPx } : {})} />
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
