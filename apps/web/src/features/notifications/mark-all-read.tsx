import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { markAllRead, type Notification } from './api.ts';

/** Marks as read all that there were when the newest came. */
export function MarkAllRead({ newest }: { newest: Notification | undefined }) {
  if (!newest) return null;
  const run = () => withErrorToast(() => markAllRead(newest.timestamp), t`Not marked as read`);
  return (
    <Button look="quiet" onClick={() => void run()}>
      <Trans>Mark all as read</Trans>
    </Button>
  );
}
