import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { sentenceOf } from './call-error.ts';
import { LatestOnly } from './latest-only.ts';

export interface PagesState<Document, Drawn> {
  drawn: Drawn | null;
  error: string | null;
  /** What the pages show, or are about to. */
  document: Document | null;
}

/** The pages of what was last asked for. The last good ones stay while new ones are drawn, and when drawing fails. */
export class PagesStore<Document, Body extends { document: Document }, Drawn> {
  #state: PagesState<Document, Drawn> = { drawn: null, error: null, document: null };
  #listeners = new Set<() => void>();
  #latest: LatestOnly<Body, Drawn>;

  /** @param draw draws the pages of a body; `held` are those that are shown */
  constructor(draw: (body: Body, signal: AbortSignal, held: Drawn | null) => Promise<Drawn>) {
    this.#latest = new LatestOnly(
      (body, signal) => draw(body, signal, this.#state.drawn),
      (drawn) => this.#set({ drawn, error: null }),
      (error) =>
        this.#set({
          error: sentenceOf(error, t`The page can’t be updated right now. This is the last version.`),
        }),
    );
  }

  readonly state = (): PagesState<Document, Drawn> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  ask(body: Body): void {
    // Told with the pages: a key is not answered by redrawing what still shows the last ones.
    this.#state = { ...this.#state, document: body.document };
    this.#latest.ask(body);
  }

  stop(): void {
    this.#latest.stop();
  }

  #set(change: Partial<PagesState<Document, Drawn>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A store of pages for as long as a screen is open. Only what shows the pages is redrawn with them. */
export function usePagesStore<Store extends { stop: () => void }>(open: () => Store): Store {
  const [store] = useState(open);
  useEffect(() => () => store.stop(), [store]);
  return store;
}
