import { useEffect, useRef, useState } from 'react';

interface Picture {
  svg: string;
  url: string;
  /** In points; the place is kept while the picture is decoded. */
  width: number;
  height: number;
}

/** A picture of a page, from its SVG. */
function pictureOf(svg: string): Picture {
  const [, width, height] = /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/u.exec(svg) ?? [];
  return { svg, url: urlOf(svg), width: Number(width ?? 612), height: Number(height ?? 792) };
}

function urlOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

/** An address for each page; pages that did not change keep theirs. */
function usePictures(pages: readonly string[]): readonly Picture[] {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const all = useRef<readonly Picture[]>([]);

  useEffect(() => {
    const before = all.current;
    const next = pages.map((svg, at) => (before[at]?.svg === svg ? before[at] : pictureOf(svg)));
    all.current = next;
    setPictures(next);
    const used = new Set(next.map((picture) => picture.url));
    const gone = before.filter((picture) => !used.has(picture.url));
    if (gone.length === 0) return undefined;
    // The old picture stays on the screen until the new one is drawn, and must be there until then.
    const timer = setTimeout(() => release(gone), RELEASE_MS);
    return () => {
      clearTimeout(timer);
      release(gone);
    };
  }, [pages]);

  useEffect(
    () => () => {
      release(all.current);
      all.current = [];
    },
    [],
  );
  return pictures;
}

const RELEASE_MS = 2_000;

function release(pictures: readonly Picture[]): void {
  for (const picture of pictures) URL.revokeObjectURL(picture.url);
}

interface PageStackProps {
  /** Each page as an SVG document; shown as a picture, never as markup. */
  pages: readonly string[];
  /** What the pages show, for those who cannot see them. */
  label: string;
  /** Width of a page in CSS pixels; the whole width where left out. */
  widthPx?: number;
}

/** The pages of a document below each other. A browser shows the old picture until the new one is drawn: no flash. */
export function PageStack({ pages, label, widthPx }: PageStackProps) {
  const pictures = usePictures(pages);
  return (
    <div className="grid justify-items-center gap-6" style={widthPx ? { width: widthPx } : undefined}>
      {pictures.map((picture, at) => (
        <img
          key={at}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={`${label}, page ${at + 1} of ${pictures.length}`}
          className="block h-auto w-full bg-paper shadow-page"
        />
      ))}
    </div>
  );
}
