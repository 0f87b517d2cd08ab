import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { editorPath } from '@candor/domain/documents/kinds';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ActPart } from '@candor/domain/conversations';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { PartCard } from './part-card.tsx';

const done: Record<Exclude<ActPart['state'], 'waiting'>, string> = {
  done: t`Done.`,
  declined: t`Left undone.`,
  failed: t`Not done.`,
};

function pathOf({ kind, id }: NonNullable<ActPart['result']>): string {
  if (kind === 'job') return `/applications/${id}`;
  return kind === 'contact' ? `/cv-builder?tab=network&contact=${id}` : editorPath(kind, id);
}

interface ActionCardProps {
  act: ActPart;
  onDecide: (act: string, isAllowed: boolean) => Promise<unknown>;
  /** Another screen is opened. */
  onOpen: () => void;
}

/** What would change something, with a button: it is done once the person says so. */
export function ActionCard({ act, onDecide, onOpen }: ActionCardProps) {
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null);
  const decide = (isAllowed: boolean) => {
    setBusy(isAllowed ? 'yes' : 'no');
    void withErrorToast(() => onDecide(act.id, isAllowed), t`Not done`).finally(() => setBusy(null));
  };
  return (
    <PartCard title={act.title}>
      {act.about.length > 0 && (
        <dl className="grid gap-2 text-base">
          {act.about.map(({ label, words }) => (
            <div key={label} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 max-sm:grid-cols-1">
              <dt className="text-soft">{label}</dt>
              <dd className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere" tabIndex={-1}>
                {words}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {act.state === 'waiting' ? (
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            disabled={busy !== null}
            busyLabel={busy === 'yes' ? t`Doing it...` : undefined}
            onClick={() => decide(true)}
          >
            <Trans>Do it</Trans>
          </Button>
          <Button disabled={busy !== null} onClick={() => decide(false)}>
            <Trans>Don’t</Trans>
          </Button>
        </div>
      ) : (
        <p className={act.state === 'failed' ? 'text-base text-danger' : 'text-base text-soft'}>
          {done[act.state]} {act.outcome}{' '}
          {act.result && (
            <Link
              to={pathOf(act.result)}
              onClick={onOpen}
              className="text-accent underline underline-offset-4"
            >
              <Trans>Open</Trans>
            </Link>
          )}
        </p>
      )}
    </PartCard>
  );
}
