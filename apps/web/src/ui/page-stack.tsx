import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

interface Picture {
  svg: string;
  url: string;
}

/** Whether an element has a place on the screen: behind the form of a narrow one the pages have none. */
function useHasPlace(element: RefObject<Element | null>): boolean {
  const [hasPlace, setHasPlace] = useState(false);
  useEffect(() => {
    const sizes = new ResizeObserver((entries) =>
      setHasPlace(entries.some(({ contentRect }) => contentRect.width > 0)),
    );
    if (element.current) sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [element]);
  return hasPlace;
}

/**
 * An address for each picture of a page; pictures that did not change keep theirs. Those that nobody sees are made when
 * all else is done, since they may be printed all the same.
 */
function usePictures(
  pages: readonly (readonly string[])[],
  isSeen: boolean,
): readonly (readonly Picture[])[] {
  const [shown, setShown] = useState<readonly (readonly Picture[])[]>([]);
  const all = useRef<readonly (readonly Picture[])[]>([]);

  useEffect(() => {
    let ended: Picture[] = [];
    const make = () => {
      const before = all.current;
      const next = pages.map((page, at) =>
        page.map((svg, nth) => {
          const held = before[at]?.[nth];
          return held?.svg === svg ? held : { svg, url: isBare(svg) ? '' : urlOf(svg) };
        }),
      );
      all.current = next;
      setShown(next);
      const used = new Set(next.flat());
      ended = before.flat().filter((picture) => !used.has(picture));
      // The old picture stays on the screen until the new one is drawn, and must be there until then.
      return setTimeout(() => release(ended), RELEASE_MS);
    };
    let timer = isSeen ? make() : setTimeout(() => (timer = make()), UNSEEN_MS);
    return () => {
      clearTimeout(timer);
      release(ended);
    };
  }, [pages, isSeen]);

  useEffect(
    () => () => {
      release(all.current.flat());
      all.current = [];
    },
    [],
  );
  return shown;
}

const RELEASE_MS = 2_000;
const UNSEEN_MS = 2_000;

function urlOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

/** Nothing is drawn on it. */
const isBare = (svg: string) => svg.endsWith('"></svg>');

function release(pictures: readonly Picture[]): void {
  for (const { url } of pictures) if (url !== '') URL.revokeObjectURL(url);
}

/** Width to height of a page; the place is kept while its pictures are decoded. */
function shapeOf([paper]: readonly Picture[]): string {
  const [, width, height] = /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/u.exec(paper?.svg ?? '') ?? [];
  return `${width ?? 612} / ${height ?? 792}`;
}

/** A picture says what it leaves bare of its page: only the rest is drawn again when it changes. */
function clipOf(svg: string): string {
  const [, above, below] = /^<svg [^>]*?data-bare="([\d.]+) ([\d.]+)"/u.exec(svg) ?? [];
  return `inset(${above ?? 0}% 0 ${below ?? 0}% 0)`;
}

interface PageStackProps {
  /** Each page as SVG documents of its size that lie upon each other; shown as pictures, never as markup. */
  pages: readonly (readonly string[])[];
  /** What the pages show, for those who cannot see them. */
  label: string;
  /** Width of a page in CSS pixels; the whole width where left out. */
  widthPx?: number;
  /** What lies over a page, by its number from 0; its own width and height are the page's. */
  renderOver?: ((page: number) => ReactNode) | undefined;
}

/** The pages of a document below each other. A browser shows the old picture until the new one is drawn: no flash. */
export function PageStack({ pages, label, widthPx, renderOver }: PageStackProps) {
  const stack = useRef<HTMLDivElement>(null);
  const shown = usePictures(pages, useHasPlace(stack));
  return (
    <div
      ref={stack}
      className="grid justify-items-center gap-6"
      style={widthPx ? { width: widthPx } : undefined}
    >
      {shown.map((pictures, at) => (
        <div
          key={at}
          className="page-picture relative w-full bg-paper shadow-page"
          style={{ aspectRatio: shapeOf(pictures) }}
        >
          <div
            role="img"
            aria-label={t`${label}, page ${at + 1} of ${shown.length}`}
            className="absolute inset-0"
          >
            {pictures.map(
              ({ svg, url }, nth) =>
                url !== '' && (
                  <img
                    key={nth}
                    src={url}
                    alt=""
                    className="absolute inset-0 size-full"
                    style={{ clipPath: clipOf(svg) }}
                  />
                ),
            )}
          </div>
          {renderOver?.(at)}
        </div>
      ))}
    </div>
  );
}
