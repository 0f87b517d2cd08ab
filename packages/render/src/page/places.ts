import { KeptPages, type DrawnPages } from './drawn-pages.ts';
import type { Place } from '../input.ts';

/** The scheme of the links that `setup.typ` puts around words whose place is asked for. */
const SCHEME = 'line:';

const pageTag = /<g class="typst-page"[^>]*data-page-width="([^"]+)" data-page-height="([^"]+)"/u;
const tags = /<(\/g|g|a|rect)\b([^>]*)>/gu;
const shift = /transform="translate\(([^,]+),([^)]+)\)"/u;

type PlaceOnPage = Omit<Place, 'page'>;

const placedBefore = new KeptPages<PlaceOnPage[]>();

/** Where the words stand whose places were asked for. */
export function placesOf({ pages }: DrawnPages): Place[] {
  return pages.flatMap((page, number) => {
    const places =
      placedBefore.get(page) ?? placedBefore.keep(page, placesOn(`<g class="typst-page"${page.svg}`));
    return places.map((place) => ({ ...place, page: number }));
  });
}

function placesOn(svg: string): PlaceOnPage[] {
  const [, wide, high] = pageTag.exec(svg) ?? [];
  const share = (points: number, whole: string | undefined) =>
    Math.round((points / Number(whole)) * 10_000) / 10_000;
  const places: PlaceOnPage[] = [];
  const before: { x: number; y: number }[] = [];
  let x = 0;
  let y = 0;
  let at: string | undefined;
  // The page is the outermost group, and is shifted by the pages above it.
  for (const [, tag, rest = ''] of svg.slice(svg.indexOf('>') + 1).matchAll(tags)) {
    if (tag === 'g') {
      before.push({ x, y });
      const [, right, down] = shift.exec(rest) ?? [];
      x += Number(right ?? 0);
      y += Number(down ?? 0);
    } else if (tag === '/g') ({ x, y } = before.pop() ?? { x: 0, y: 0 });
    else if (tag === 'a') {
      const address = /href="([^"]*)"/u.exec(rest)?.[1] ?? '';
      at = address.startsWith(SCHEME) ? address.slice(SCHEME.length) : undefined;
    } else if (at !== undefined) {
      const [width, height] = ['width', 'height'].map((name) =>
        Number(new RegExp(` ${name}="([^"]+)"`, 'u').exec(rest)?.[1]),
      );
      places.push({
        at,
        box: [share(x, wide), share(y, high), share(width ?? 0, wide), share(height ?? 0, high)],
      });
      at = undefined;
    }
  }
  return places;
}
