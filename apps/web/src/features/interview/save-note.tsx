import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import type { OpenSession } from './use-session.ts';

/** How far the interview is saved, in words; where it was continued elsewhere, the choice between the two. */
export function SaveNote({ session: { status, resolve } }: { session: OpenSession }) {
  const now = useSyncExternalStore(status.subscribe, status.get);
  if (now.kind === 'conflict')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
        <span className="text-warning">
          <Trans>This interview was continued somewhere else.</Trans>
        </span>
        <Button onClick={() => resolve('ours')}>
          <Trans>Keep this one</Trans>
        </Button>
        <Button onClick={() => resolve('theirs')}>
          <Trans>Use the other one</Trans>
        </Button>
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
      return t`Saving`;
    case 'saved':
      return t`Saved`;
    case 'offline':
      return t`Offline: kept on this device`;
    case 'failed':
      return now.sentence;
    case 'conflict':
      return '';
    default:
      return now satisfies never;
  }
}
