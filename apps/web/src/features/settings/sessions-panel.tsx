import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionInfo } from '@candor/contracts/security';
import { dayOf, momentOf } from '../../platform/dates.ts';
import { Loaded } from '../../platform/loaded.tsx';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { Panel } from '../../ui/panel.tsx';
import { endOtherSessions, endSession, mySessions } from './security-api.ts';

function SessionRow({ session }: { session: SessionInfo }) {
  const [isBusy, setIsBusy] = useState(false);
  const { id, device, signedInAt, lastActiveAt, isCurrent } = session;
  const name = device === '' ? t`Unknown device` : device;
  const end = async () => {
    setIsBusy(true);
    await withErrorToast(() => endSession(id), t`Not signed out`);
    setIsBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0">
        <p className="text-base font-medium">{name}</p>
        <p className="text-sm text-soft tabular">
          <Trans>
            Signed in {momentOf(signedInAt)} · last active {dayOf(lastActiveAt)}
          </Trans>
        </p>
      </div>
      {isCurrent ? (
        <p className="px-3.5 text-base text-accent">
          <Trans>This device</Trans>
        </p>
      ) : (
        <Button busyLabel={isBusy ? t`Signing out...` : undefined} onClick={() => void end()}>
          <Trans>
            Sign out<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
      )}
    </li>
  );
}

/** Where the person is signed in. */
export function SessionsPanel() {
  const query = useQuery(mySessions);
  const hasOthers = (query.data?.length ?? 0) > 1;
  const endOthers = () =>
    withErrorToast(
      async () => {
        await endOtherSessions();
        toast(t`Signed out`, t`You’re signed in on this device only.`);
      },
      t`Not signed out`,
    );
  return (
    <Panel
      title={t`Devices`}
      about={t`Where you’re signed in.`}
      action={
        hasOthers && (
          <Button onClick={() => void endOthers()}>
            <Trans>Sign out all others</Trans>
          </Button>
        )
      }
    >
      <Loaded query={query} sentence={t`Your devices can’t be loaded right now.`}>
        {(sessions) => (
          <ul>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
