import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';

interface Shown {
  svg: string;
  url: string;
}

function urlOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

/** Has the browser draw a picture before it is shown, so that the swap does not flash. */
async function decoded(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
}

/** Pages that are ready to be shown: those that did not change keep their picture, new ones are decoded first. */
function usePictures(pages: readonly string[], onShown?: () => void): readonly Shown[] {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const latest = useRef<readonly Shown[]>([]);
  const told = useRef(onShown);
  told.current = onShown;

  useEffect(() => {
    let isCurrent = true;
    const next = pages.map((svg, at) =>
      latest.current[at]?.svg === svg ? latest.current[at] : { svg, url: urlOf(svg) },
    );
    const kept = new Set(latest.current.map((page) => page.url));
    const fresh = next.filter((page) => !kept.has(page.url));
    void Promise.all(fresh.map((page) => decoded(page.url))).then(() => {
      if (!isCurrent) {
        for (const page of fresh) URL.revokeObjectURL(page.url);
        return;
      }
      const used = new Set(next.map((page) => page.url));
      const gone = latest.current.filter((page) => !used.has(page.url));
      latest.current = next;
      setShown(next);
      requestAnimationFrame(() => {
        for (const page of gone) URL.revokeObjectURL(page.url);
        told.current?.();
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [pages]);

  useEffect(
    () => () => {
      for (const page of latest.current) URL.revokeObjectURL(page.url);
      latest.current = [];
    },
    [],
  );
  return shown;
}

interface PageStackProps {
  /** Each page as an SVG document; shown as a picture, never as markup. */
  pages: readonly string[];
  /** What the pages show, for those who cannot see them. */
  label: string;
  /** Width of a page in CSS pixels; the whole width where left out. */
  widthPx?: number;
  onShown?: () => void;
}

/** The pages of a document below each other. The last good ones stay until the next are decoded. */
export function PageStack({ pages, label, widthPx, onShown }: PageStackProps) {
  const pictures = usePictures(pages, onShown);
  return (
    <div className="grid justify-items-center gap-6" style={widthPx ? { width: widthPx } : undefined}>
      {pictures.map((page, at) => (
        <img
          key={at}
          src={page.url}
          alt={`${label}, page ${at + 1} of ${pictures.length}`}
          className={clsx('block h-auto w-full bg-paper shadow-page')}
        />
      ))}
    </div>
  );
}
