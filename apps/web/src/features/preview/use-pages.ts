import type * as documents from '@candor/contracts/documents';
import type { CvDocument } from '@candor/domain/cv';
import { call } from '../../platform/call.ts';
import { knownOf, withHeld } from '../../platform/held-pictures.ts';
import { PagesStore, usePagesStore } from '../../platform/pages-store.ts';
import { route, type InputOf, type ReplyOf } from '../../platform/route.ts';

const preview = route<typeof documents.preview>('POST', '/api/preview');

export type PreviewBody = InputOf<typeof documents.preview>['body'];
/** How pages are to look. */
export type Appearance = Omit<PreviewBody, 'document' | 'text' | 'latestOf' | 'known' | 'isPlaced'>;
type Asked = Appearance & { document: CvDocument };
type Drawn = ReplyOf<typeof documents.preview>;

export type CvPagesStore = PagesStore<CvDocument, Asked, Drawn>;

/** The pages of a CV, once. */
export async function drawPages(asked: Asked): Promise<Drawn['pages']> {
  return (await call(preview, { body: asked })).pages;
}

/** Pages that follow a CV. Only the pictures that changed travel. */
export function openPages(): CvPagesStore {
  // Another window of the same session has a name of its own: the two do not take each other's place.
  const latestOf = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return new PagesStore(async (asked, signal, held) => {
    const body = { ...asked, latestOf, isPlaced: true, ...knownOf(held?.pages) };
    const drawn = await call(preview, { body, signal });
    return { ...drawn, pages: withHeld(drawn.pages, held?.pages) };
  });
}

export const usePages = (): CvPagesStore => usePagesStore(openPages);
