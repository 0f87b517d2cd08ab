import { useEffect, useState } from 'react';
import type { LayoutId, Paper } from '@candor/domain/cv';
import type { LetterDocument } from '@candor/domain/letters';
import type * as letters from '@candor/contracts/letters';
import { sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { LatestOnly } from '../../platform/latest-only.ts';
import type { ReplyOf } from '../../platform/route.ts';
import { previewRoute } from './api.ts';

type Drawn = ReplyOf<typeof letters.previewLetter>;

interface Asked {
  document: LetterDocument;
  template: LayoutId;
  paper: Paper;
}

export interface LetterPages {
  drawn: Drawn | null;
  error: string | null;
  /** What the pages show, or are about to. */
  document: LetterDocument | null;
}

/** The pages of the letter last asked for. The last good ones stay while new ones are drawn, and when drawing fails. */
export class LetterPagesStore {
  #state: LetterPages = { drawn: null, error: null, document: null };
  #listeners = new Set<() => void>();
  #latest = new LatestOnly<Asked, Drawn>(
    (body, signal) => call(previewRoute, { body, signal }),
    (drawn) => this.#set({ drawn, error: null }),
    (error) =>
      this.#set({
        error: sentenceOf(error, 'The page can’t be updated right now. This is the last version.'),
      }),
  );

  readonly state = (): LetterPages => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  ask(asked: Asked): void {
    this.#set({ document: asked.document });
    this.#latest.ask(asked);
  }

  stop(): void {
    this.#latest.stop();
  }

  #set(change: Partial<LetterPages>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A store of pages for as long as a screen is open. Only what shows the pages is redrawn with them. */
export function useLetterPages(): LetterPagesStore {
  const [store] = useState(() => new LetterPagesStore());
  useEffect(() => () => store.stop(), [store]);
  return store;
}
