import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import type { SaveStatus, Versioned } from '../../platform/autosave/state.ts';
import { latestStatus } from '../../platform/autosave/latest-status.ts';

/** How long ago, in words, from minute to minute. */
function useAgo(atMs: number | undefined): string {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, [atMs]);
  const minutes = atMs === undefined ? 0 : Math.floor((nowMs - atMs) / 60_000);
  if (minutes < 1) return t`Saved just now`;
  if (minutes === 1) return t`Saved a minute ago`;
  return t`${plural(minutes, { one: 'Saved # minute ago', other: 'Saved # minutes ago' })}`;
}

interface Followed {
  get: () => SaveStatus<Versioned>;
  subscribe: (listener: () => void) => () => void;
}

interface SaveStateProps {
  draft: Followed;
  document: Followed;
  /** Whether there is a document that was saved before. */
  isStored: boolean;
  /** Saves now: asked for where nothing is saved by itself. */
  onSave: () => void;
}

/** How far form and document are saved, in words. */
export function SaveState({ draft, document, isStored, onSave }: SaveStateProps) {
  const state = latestStatus(
    useSyncExternalStore(draft.subscribe, draft.get),
    useSyncExternalStore(document.subscribe, document.get),
  );
  const ago = useAgo(state.kind === 'saved' ? state.atMs : undefined);
  const words = {
    clean: isStored ? t`Saved` : '',
    unsaved: t`Unsaved changes, kept on this device`,
    saving: t`Saving`,
    saved: ago,
    offline: t`Offline: kept on this device`,
    failed: state.kind === 'failed' ? state.sentence : '',
    conflict: t`Changed elsewhere`,
  }[state.kind];
  const isTrouble = state.kind === 'offline' || state.kind === 'failed' || state.kind === 'conflict';
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p role="status" className={clsx('min-h-5 text-sm', isTrouble ? 'text-warning' : 'text-soft')}>
        {words}
      </p>
      {state.kind === 'unsaved' && (
        <Button onClick={onSave}>
          <Trans>Save</Trans>
        </Button>
      )}
    </div>
  );
}
