import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import type { OpenSession } from './use-session.ts';

/** How far the interview is saved, in words; where it was continued elsewhere, the choice between the two. */
export function SaveNote({ session: { status, resolve } }: { session: OpenSession }) {
  const now = useSyncExternalStore(status.subscribe, status.get);
  if (now.kind === 'conflict')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
        <span className="text-warning">This interview was continued somewhere else.</span>
        <Button onClick={() => resolve('ours')}>Keep this one</Button>
        <Button onClick={() => resolve('theirs')}>Use the other one</Button>
      </div>
    );
  return (
    <p role="status" className="min-h-5 text-sm text-soft">
      {wordsOf(now)}
    </p>
  );
}

function wordsOf(now: ReturnType<OpenSession['status']['get']>): string {
  switch (now.kind) {
    case 'clean':
      return '';
    case 'unsaved':
    case 'saving':
      return 'Saving';
    case 'saved':
      return 'Saved';
    case 'offline':
      return 'Offline: kept on this device';
    case 'failed':
      return now.sentence;
    case 'conflict':
      return '';
    default:
      return now satisfies never;
  }
}
