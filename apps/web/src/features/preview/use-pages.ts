import { useEffect, useState } from 'react';
import type * as documents from '@candor/contracts/documents';
import type { CvDocument } from '@candor/domain/cv';
import { sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { route, type InputOf, type ReplyOf } from '../../platform/route.ts';
import { LatestOnly } from '../../platform/latest-only.ts';

const preview = route<typeof documents.preview>('POST', '/api/preview');

export type PreviewBody = InputOf<typeof documents.preview>['body'];
/** How pages are to look. */
export type Appearance = Omit<PreviewBody, 'document' | 'text' | 'latestOf' | 'known'>;
type Drawn = ReplyOf<typeof documents.preview>;

export interface PagesState {
  drawn: Drawn | null;
  error: string | null;
  /** What the pages show, or are about to. */
  document: CvDocument | null;
}

/** The pages of what was last asked for. The last good ones stay while new ones are drawn, and when drawing fails. */
export class PagesStore {
  // Another window of the same session has a name of its own: the two do not take each other's place.
  readonly #latestOf = crypto.getRandomValues(new Uint32Array(4)).join('-');
  #state: PagesState = { drawn: null, error: null, document: null };
  #listeners = new Set<() => void>();
  #latest = new LatestOnly<PreviewBody, Drawn>(
    (body, signal) => this.#draw(body, signal),
    (drawn) => this.#set({ drawn, error: null }),
    (error) =>
      this.#set({
        error: sentenceOf(error, 'The page can’t be updated right now. This is the last version.'),
      }),
  );

  readonly state = (): PagesState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  ask(document: CvDocument, appearance: Appearance): void {
    this.#state = { ...this.#state, document };
    this.#latest.ask({ document, latestOf: this.#latestOf, ...appearance });
  }

  stop(): void {
    this.#latest.stop();
  }

  /** Only the pictures that changed travel. */
  async #draw(body: PreviewBody, signal: AbortSignal): Promise<Drawn> {
    const held = this.#state.drawn;
    const drawn = await call(preview, { body: held ? { ...body, known: held.marks } : body, signal });
    const pages = drawn.pages.map((page, at) =>
      page.map((picture, nth) => picture || (held?.pages[at]?.[nth] ?? '')),
    );
    return { ...drawn, pages };
  }

  #set(change: Partial<PagesState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A store of pages for as long as a screen is open. Only what shows the pages is redrawn with them. */
export function usePages(): PagesStore {
  const [store] = useState(() => new PagesStore());
  useEffect(() => () => store.stop(), [store]);
  return store;
}
