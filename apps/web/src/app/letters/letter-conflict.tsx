import { useSyncExternalStore } from 'react';
import { letterToText } from '@candor/domain/letters';
import { Conflict } from '../../features/cv-form/index.ts';
import type { LetterBench } from './use-letter-bench.ts';

/** The letter was changed elsewhere meanwhile: both versions, to choose from. */
export function LetterConflict({ bench }: { bench: LetterBench }) {
  const state = useSyncExternalStore(bench.keepState.subscribe, bench.keepState.get);
  const { written } = bench.page;
  if (state.kind !== 'conflict' || !written) return null;
  return (
    <Conflict
      what="letter"
      ours={letterToText(written.document)}
      theirs={letterToText(state.theirs.document)}
      onResolve={bench.settle}
    />
  );
}
