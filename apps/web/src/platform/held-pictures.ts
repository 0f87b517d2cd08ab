import type { PagePicture } from '@candor/domain/cv';

type Pages = readonly PagePicture[];

/** What a preview is asked with so that pictures that are held do not travel again. */
export const knownOf = (held: Pages | undefined) => ({
  known: held?.flatMap((page) => page.map(({ mark }) => mark)),
});

/** Pages whose known pictures came without their SVG, with it. */
export function withHeld(pages: Pages, held: Pages | undefined): PagePicture[] {
  const byMark = new Map(held?.flatMap((page) => page.map(({ mark, svg }) => [mark, svg])));
  return pages.map((page) =>
    page.map((piece) => (piece.svg === '' ? { ...piece, svg: byMark.get(piece.mark) ?? '' } : piece)),
  );
}
