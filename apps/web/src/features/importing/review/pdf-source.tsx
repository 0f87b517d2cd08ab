import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PageReading } from '../reading.ts';
import { openPdf } from './pdf-document.ts';
import { pageMarks } from './page-mark.ts';
import { PageMarks } from './page-marks.tsx';
import type { SourceProps } from './source.ts';
import { TurnedPage } from './turned-page.tsx';

interface PdfSourceProps extends SourceProps {
  name: string;
  file: File;
  reading: PageReading;
  /** The file cannot be drawn. */
  onFail: () => void;
  /** Whether it stands in a pane beside other things, whose width it takes. */
  isWithinPane?: boolean;
}

/** Pages that are drawn at most; a CV beyond is read all the same. */
const MOST_PAGES = 60;

/** The pages of a PDF as they are, drawn in the browser, with a mark on every place where a field was found. */
export function PdfSource({ name, file, reading, onFail, isWithinPane = false, ...rest }: PdfSourceProps) {
  const [pages, setPages] = useState<PDFPageProxy[] | null>(null);
  const fail = useRef(onFail);
  fail.current = onFail;
  useEffect(() => {
    let isUnmounted = false;
    let close = () => undefined as void;
    const open = async () => {
      const opened = await openPdf(file);
      close = opened.close;
      if (isUnmounted) return close();
      const count = Math.min(opened.pdf.numPages, MOST_PAGES);
      const got = await Promise.all(Array.from({ length: count }, (_, at) => opened.pdf.getPage(at + 1)));
      if (!isUnmounted) setPages(got);
    };
    open().catch(() => !isUnmounted && fail.current());
    return () => {
      isUnmounted = true;
      close();
    };
  }, [file]);

  if (!pages)
    return (
      <div role="status" aria-label={t`Preparing the pages`} className="mx-auto max-w-[52rem]">
        <Skeleton className="aspect-[17/22]" />
      </div>
    );
  return (
    <div className={clsx('mx-auto grid max-w-[52rem] gap-6', !isWithinPane && 'max-lg:min-w-[38rem]')}>
      {pages.map((page) => (
        <PdfPage
          key={page.pageNumber}
          page={page}
          label={t`${name}, page ${page.pageNumber} of ${pages.length}`}
          reading={reading}
          {...rest}
        />
      ))}
    </div>
  );
}

interface PdfPageProps extends SourceProps {
  page: PDFPageProxy;
  label: string;
  reading: PageReading;
}

/** Pixels of a page for each pixel of the screen at most: more is not seen, and costs memory. */
const MOST_DENSITY = 2;

/** Draws a page once it comes near the screen. */
function useDrawnPage(page: PDFPageProxy) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    let task: ReturnType<PDFPageProxy['render']> | null = null;
    const draw = () => {
      const { width } = page.getViewport({ scale: 1 });
      const density = Math.min(devicePixelRatio, MOST_DENSITY);
      const viewport = page.getViewport({ scale: (target.clientWidth / width) * density });
      target.width = Math.round(viewport.width);
      target.height = Math.round(viewport.height);
      task = page.render({ canvas: target, viewport });
      task.promise.then(
        () => target.setAttribute('data-drawn', ''),
        // Stopped when the page leaves the screen for good.
        () => undefined,
      );
    };
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        draw();
      },
      { rootMargin: '400px' },
    );
    near.observe(target);
    return () => {
      near.disconnect();
      task?.cancel();
    };
  }, [page]);
  return canvas;
}

function PdfPage({ page, label, reading, ...rest }: PdfPageProps) {
  const canvas = useDrawnPage(page);
  const marks = pageMarks(reading, page.pageNumber);
  const asDrawn = page.getViewport({ scale: 1 });
  const upright = reading.recognized.find((one) => one.page === page.pageNumber);
  const { width, height } = upright ?? asDrawn;
  return (
    <div data-page className="relative bg-paper shadow-page" style={{ aspectRatio: `${width} / ${height}` }}>
      <TurnedPage width={width} height={height} turn={upright?.turn ?? 0}>
        <canvas ref={canvas} role="img" aria-label={label} className="block size-full" />
      </TurnedPage>
      <PageMarks marks={marks} width={width} height={height} {...rest} />
    </div>
  );
}
