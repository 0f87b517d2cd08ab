import { LRUCache } from 'lru-cache';
import { publicDesign, publicDocument } from '@candor/domain/publishing';
import type { HtmlParts, RenderInput } from '@candor/render';
import { wholePage } from '@candor/domain/cv';
import { savedAppearance } from '../../cv/index.ts';
import { MOST_SHOWN, requireDrawable } from '../../documents/index.ts';
import type { PublicContext } from '../../platform/context.ts';
import type { ReachablePage } from '../store.ts';

/** What of a page is drawn; each is asked for at its own address. */
interface Drawings {
  pages: readonly string[];
  parts: HtmlParts;
  picture: Uint8Array;
  pdf: Uint8Array;
}

/** Some hundred pages that are visited often. */
const MOST_BYTES = 24 * 1024 * 1024;

function bytesOf(drawing: Drawings[keyof Drawings]): number {
  if (drawing instanceof Uint8Array) return drawing.byteLength + 1;
  return JSON.stringify(drawing).length;
}

/** How a CV is drawn for visitors: in its own look, without the details that are not shown. */
export function drawnFor({ page, cv, preferences }: ReachablePage): RenderInput {
  const { design, ...appearance } = savedAppearance(cv, { preferences });
  const document = publicDocument(cv.document, page.shows);
  // The title is the person's own note, such as whom the CV is for.
  return { document, ...appearance, design: publicDesign(design, page.shows), title: document.basics.name };
}

/** Links of people are theirs: we neither recommend them nor hand them our window. */
const REL = 'nofollow noopener';

/** Draws what visitors see, each once as long as the CV and its page stay as they are; callers at once share a drawing. */
export function createDrawings() {
  const kept = new LRUCache<string, Drawings[keyof Drawings]>({
    maxSize: MOST_BYTES,
    sizeCalculation: bytesOf,
  });
  const underWay = new Map<string, Promise<unknown>>();

  function once<Name extends keyof Drawings>(
    name: Name,
    { page, cv, preferences }: ReachablePage,
    draw: () => Promise<Drawings[Name]>,
  ): Promise<Drawings[Name]> {
    const { version, layoutRelease, language } = cv;
    const { paper } = savedAppearance(cv, { preferences });
    const key = JSON.stringify([name, page.id, version, layoutRelease, language, paper, page.shows]);
    // Stored under this name by this function alone.
    const known = kept.get(key) as Drawings[Name] | undefined;
    if (known) return Promise.resolve(known);
    const begun = underWay.get(key) as Promise<Drawings[Name]> | undefined;
    if (begun) return begun;
    const drawing = draw()
      .then((drawn) => {
        kept.set(key, drawn);
        return drawn;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  }

  return ({ renderer }: Pick<PublicContext, 'renderer'>, found: ReachablePage) => {
    requireDrawable(found.cv.text, MOST_SHOWN);
    const input = drawnFor(found);
    // Whoever's page is visited much waits for their own drawings, not others for theirs.
    const asking = { by: found.page.userId };
    return {
      pages: () =>
        once('pages', found, async () => (await renderer.cv.pages(input, asking)).pages.map(wholePage)),
      parts: () => once('parts', found, () => renderer.cv.htmlParts(input, REL, asking)),
      picture: () => once('picture', found, () => renderer.cv.sharePicture(input, asking)),
      pdf: () => once('pdf', found, async () => (await renderer.cv.file('pdf', input, asking)).bytes),
    };
  };
}
