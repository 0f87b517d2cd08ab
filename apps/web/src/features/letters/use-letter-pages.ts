import type * as letters from '@candor/contracts/letters';
import type { LayoutId, Paper } from '@candor/domain/cv';
import type { LetterDocument } from '@candor/domain/letters';
import { call } from '../../platform/call.ts';
import { knownOf, withHeld } from '../../platform/held-pictures.ts';
import { PagesStore, usePagesStore } from '../../platform/pages-store.ts';
import { route, type ReplyOf } from '../../platform/route.ts';

const preview = route<typeof letters.previewLetter>('POST', '/api/letter-preview');

interface Asked {
  document: LetterDocument;
  template: LayoutId;
  paper: Paper;
}
type Drawn = ReplyOf<typeof letters.previewLetter>;

export type LetterPagesStore = PagesStore<LetterDocument, Asked, Drawn>;

/** The pages of a letter, once. */
export async function drawLetterPages(asked: Asked): Promise<Drawn['pages']> {
  return (await call(preview, { body: asked })).pages;
}

/** Pages that follow a letter. Only the pictures that changed travel. */
const openLetterPages = (): LetterPagesStore =>
  new PagesStore(async (asked, signal, held) => {
    const body = { ...asked, isPlaced: true, ...knownOf(held?.pages) };
    const drawn = await call(preview, { body, signal });
    return { ...drawn, pages: withHeld(drawn.pages, held?.pages) };
  });

export const useLetterPages = (): LetterPagesStore => usePagesStore(openLetterPages);
