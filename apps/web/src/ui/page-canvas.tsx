import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { PageBar, type PageBarProps, type Zoom } from './page-bar.tsx';
import { PageStack, type Page } from './page-stack.tsx';
import { Skeleton } from './skeleton.tsx';
import { usePrintedPaper } from './use-printed-paper.ts';
import { usePageInSight } from './use-page-in-sight.ts';

/** Width of both papers at 100 %, in CSS pixels. */
const FULL_WIDTH_PX = 816;

interface PageCanvasProps extends PageBarProps {
  /** A note on what is shown, between the bar and the pages. */
  note?: ReactNode;
  /** What stands in place of the pages, with the way back to them; null where they stand. */
  instead?: { content: ReactNode; onBack: () => void } | null;
  /** Null until they are drawn for the first time. */
  pages: readonly Page[] | null;
  /** What the pages show, for those who cannot see them: "Your CV". */
  label: string;
  error: string | null;
  /** Characters that no font can draw. */
  missing: readonly string[];
  /** Stands on an empty page in place of the pages. */
  whenEmpty?: string | undefined;
  /** What lies over a page, by its number from 0. */
  renderOver?: ((page: number) => ReactNode) | undefined;
  /** The same words as text, for those who do not see the pictures. */
  children: ReactNode;
}

/** Pages as pictures, under the one bar of what is seen of them, how they look and what is done with them. */
export function PageCanvas({
  note,
  instead = null,
  pages,
  label,
  error,
  missing,
  whenEmpty,
  renderOver,
  children,
  ...bar
}: PageCanvasProps) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const region = useRef<HTMLDivElement>(null);
  const count = pages?.length ?? 0;
  usePrintedPaper(bar.paper);
  const inSight = usePageInSight(region, count);
  return (
    <div className="mx-auto grid max-w-[54rem] grid-cols-[minmax(0,1fr)] gap-3">
      <PageBar
        {...bar}
        zoom={zoom}
        onZoom={setZoom}
        pages={count > 0 && whenEmpty === undefined ? { inSight, count } : null}
        onBack={instead?.onBack}
      />
      {note}
      {instead?.content ?? (
        <>
          {error && (
            <p role="status" className="text-sm text-warning">
              {error}
            </p>
          )}
          {missing.length > 0 && (
            <p role="status" className="text-sm text-warning">
              <Trans>No bundled font can draw {missing.slice(0, 12).join(' ')}. They print as “?”.</Trans>
            </p>
          )}
          <div
            ref={region}
            id="pages"
            role="region"
            aria-label={t`Pages`}
            tabIndex={0}
            className="printed overflow-x-auto rounded-control pb-8"
          >
            {whenEmpty !== undefined ? (
              <p className="grid aspect-[17/22] max-h-[70dvh] w-full place-content-center bg-paper p-8 text-center font-serif text-lg text-paper-soft shadow-page">
                {whenEmpty}
              </p>
            ) : pages ? (
              <PageStack
                pages={pages}
                label={label}
                renderOver={renderOver}
                {...(zoom === 'fit' ? {} : { widthPx: (FULL_WIDTH_PX * Number(zoom)) / 100 })}
              />
            ) : (
              <Skeleton className="aspect-[17/22]" />
            )}
          </div>
          {children}
        </>
      )}
    </div>
  );
}
