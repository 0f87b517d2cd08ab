import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { KeepState, Versioned } from './keeper.ts';

/** How long ago, in words, from minute to minute. */
function useAgo(atMs: number | undefined): string {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, [atMs]);
  const minutes = atMs === undefined ? 0 : Math.floor((nowMs - atMs) / 60_000);
  if (minutes < 1) return 'Saved just now';
  return minutes === 1 ? 'Saved a minute ago' : `Saved ${minutes} minutes ago`;
}

/** Where the work is kept, in words. */
export function SaveState({ state }: { state: KeepState<Versioned> }) {
  const ago = useAgo(state.kind === 'saved' ? state.atMs : undefined);
  const words = {
    clean: '',
    saving: 'Saving',
    saved: ago,
    offline: 'Offline: kept on this device',
    failed: state.kind === 'failed' ? state.sentence : '',
    conflict: 'Changed elsewhere',
  }[state.kind];
  return (
    <p role="status" className="text-sm text-soft">
      {words}
    </p>
  );
}

interface ConflictProps {
  what: string;
  onSettle: (choice: 'ours' | 'theirs') => void;
}

/** Asks which of two versions stands. The other one stays within reach of undo. */
export function Conflict({ what, onSettle }: ConflictProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 border-b border-line bg-wash px-4 py-3 text-base sm:px-6"
    >
      <p className="mr-auto">
        This {what} was changed in another tab or on another device. Which one should stand?
      </p>
      <Button onClick={() => onSettle('theirs')}>Use the other one</Button>
      <Button look="primary" onClick={() => onSettle('ours')}>
        Keep this one
      </Button>
    </div>
  );
}
