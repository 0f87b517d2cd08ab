import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { EmailChange } from '@candor/contracts/email-change';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { cancelEmailChange, pendingEmail } from './security-api.ts';

function waitingFor({ email, isConfirmedByCurrent, isConfirmedByNew }: EmailChange, current: string): string {
  if (isConfirmedByCurrent) return t`We’re waiting for you to open the link we sent to ${email}.`;
  if (isConfirmedByNew) return t`We’re waiting for you to open the link we sent to ${current}.`;
  return t`We’ve sent a link to ${current} and one to ${email}. Open both within an hour.`;
}

/** The email that waits to be confirmed, where one does. */
export function PendingEmail({ current }: { current: string }) {
  const { data: pending } = useQuery(pendingEmail);
  if (!pending) return null;
  const cancel = () =>
    withErrorToast(
      async () => {
        await cancelEmailChange();
        toast(t`Email not changed`, t`You still sign in with ${current}.`);
      },
      t`Not cancelled`,
    );
  return (
    <div className="grid justify-items-start gap-3 rounded-panel bg-wash p-4">
      <p className="text-base wrap-anywhere">
        <span className="font-medium">
          <Trans>Your email changes to {pending.email}.</Trans>
        </span>{' '}
        {waitingFor(pending, current)}
      </p>
      <Button className="whitespace-normal! wrap-anywhere" onClick={() => void cancel()}>
        <Trans>Keep {current}</Trans>
      </Button>
    </div>
  );
}
