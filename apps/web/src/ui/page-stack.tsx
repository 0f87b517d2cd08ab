import { t } from '@lingui/core/macro';
import { memo, useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** Width to height of a page; the place is kept while its pictures are decoded, and on paper. */
    '--page-shape'?: string;
  }
}

/** A part of a page as an SVG document of its size, drawn from the upper edge. */
interface Piece {
  svg: string;
  /** How far its upper edge is below that of the page, and how much of its own height is drawn on, in points. */
  top: number;
  height: number;
}

/** Pieces that lie upon each other, the paper first. */
export type Page = readonly Piece[];

/** A piece in an element of its own. */
interface Picture {
  key: number;
  piece: Piece;
  src: string;
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
 * Pages with an address for each picture. Those that nobody sees are made when all else is done, since they may be printed
 * all the same.
 */
function usePictures(pages: readonly Page[], isSeen: boolean): readonly (readonly Picture[])[] {
  const [shown, setShown] = useState<readonly (readonly Picture[])[]>([]);
  useEffect(() => {
    const make = () => setShown((before) => pictured(pages, before));
    if (isSeen) make();
    const timer = isSeen ? undefined : setTimeout(make, UNSEEN_MS);
    return () => clearTimeout(timer);
  }, [pages, isSeen]);
  return shown;
}

const UNSEEN_MS = 2_000;

function pictured(pages: readonly Page[], before: readonly (readonly Picture[])[]): (readonly Picture[])[] {
  const sources = new Map(before.flatMap((page) => page.map(({ piece, src }) => [piece.svg, src])));
  return pages.map((page, at) => {
    const old = before[at] ?? [];
    if (old.length === page.length && page.every((piece, nth) => isPlacedAlike(piece, old[nth]?.piece)))
      return old;
    const left = [...old];
    const kept = page.map(({ svg }) => {
      const nth = left.findIndex(({ piece }) => piece.svg === svg);
      return nth === -1 ? undefined : left.splice(nth, 1)[0];
    });
    let newKey = Math.max(0, ...old.map(({ key }) => key));
    // What is new takes the element of what went: a browser shows the old picture there until the new one is drawn.
    return page.map((piece, nth) => ({
      key: kept[nth]?.key ?? left.shift()?.key ?? (newKey += 1),
      piece,
      src: sources.get(piece.svg) ?? sourceOf(piece.svg),
    }));
  });
}

const isPlacedAlike = (piece: Piece, old: Piece | undefined) =>
  piece.top === old?.top && piece.svg === old.svg;

/** In the address itself: a browser draws it at once, where it would ask another process for what stands behind one. */
const sourceOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Width and height of a page in points; Letter's where its SVG does not say. */
export function sizeOf(svg: string | undefined): { width: number; height: number } {
  const [, width, height] = /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/u.exec(svg ?? '') ?? [];
  return { width: Number(width ?? 612), height: Number(height ?? 792) };
}

/** Where a piece is on its page, and what is drawn on it: only that is drawn again when it changes. */
function placeOf({ top, height }: Piece, page: { height: number }): CSSProperties {
  const share = (points: number) => `${(100 * points) / page.height}%`;
  return {
    transform: top === 0 ? undefined : `translateY(${share(top)})`,
    clipPath: `inset(0 0 ${share(Math.max(0, page.height - height))} 0)`,
  };
}

interface PageLayersProps {
  pictures: readonly Picture[];
  height: number;
  label: string;
}

/** Of many pages a key changes one: the others are not gone through. */
const PageLayers = memo(function PageLayers({ pictures, height, label }: PageLayersProps) {
  return (
    <div role="img" aria-label={label} className="absolute inset-0 overflow-hidden">
      {pictures.map(({ key, piece, src }) => (
        <img
          key={key}
          src={src}
          alt=""
          className="absolute inset-0 size-full"
          style={placeOf(piece, { height })}
        />
      ))}
    </div>
  );
});

interface PageStackProps {
  /** Shown as pictures, never as markup. */
  pages: readonly Page[];
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
      {shown.map((pictures, at) => {
        const { width, height } = sizeOf(pictures[0]?.piece.svg);
        return (
          <div
            key={at}
            className="page-picture relative aspect-(--page-shape) w-full bg-paper shadow-page"
            style={{ '--page-shape': `${width} / ${height}` }}
          >
            <PageLayers
              pictures={pictures}
              height={height}
              label={t`${label}, page ${at + 1} of ${shown.length}`}
            />
            {renderOver?.(at)}
          </div>
        );
      })}
    </div>
  );
}
