import { t } from '@lingui/core/macro';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PageReading } from '../reading.ts';
import { useInSight } from './use-in-sight.ts';

const PdfSource = lazyPart(async () => (await import('./pdf-source.tsx')).PdfSource);
const NONE: ReadonlySet<string> = new Set();

interface FilePagesProps {
  name: string;
  file: File;
  reading: PageReading;
  /** The path of the field that is pointed at, in what was read. */
  active: string | null;
  onFail: () => void;
}

/** The pages of a PDF with the places of its fields, the one at hand brought into sight. */
export function FilePages({ active, ...pages }: FilePagesProps) {
  const pane = useRef<HTMLDivElement>(null);
  useInSight(pane, active);
  return (
    <div
      ref={pane}
      tabIndex={0}
      role="region"
      aria-label={t`Pages of the file`}
      className="max-h-[32dvh] overflow-auto scroll-smooth rounded-panel border border-line bg-canvas p-3 @[34rem]:max-h-[75dvh]"
    >
      <Suspense fallback={<Skeleton className="mx-auto aspect-[17/22] max-w-[52rem]" />}>
        <PdfSource {...pages} active={active} doubtful={NONE} isWithinPane />
      </Suspense>
    </div>
  );
}
