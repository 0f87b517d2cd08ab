import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Delivery, Webhook } from '@candor/contracts/webhooks';
import { momentOf } from '../../platform/dates.ts';
import { Loaded } from '../../platform/loaded.tsx';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { WebhookCalls } from './api.ts';

const states: Record<Delivery['state'], string> = {
  delivered: t`Delivered`,
  waiting: t`Will be tried again`,
  failed: t`Not delivered`,
};

function outcomeOf({ state, lastStatus, attempts, lastTriedAt }: Delivery): string {
  if (lastTriedAt === null) return t`Waiting to be sent`;
  const answer = lastStatus === null ? t`no answer` : t`status ${lastStatus}`;
  const tries = t`${plural(attempts, { one: '# try', other: '# tries' })}`;
  return [states[state], answer, tries].join(' · ');
}

interface DeliveryLogProps {
  webhook: Webhook;
  calls: WebhookCalls;
  onClose: () => void;
}

/** What was sent to a webhook last and what it answered, and a test of it. */
export function DeliveryLog({ webhook: { id, address }, calls, onClose }: DeliveryLogProps) {
  const query = useQuery(calls.deliveries(id));
  const [isBusy, setIsBusy] = useState(false);
  const test = async () => {
    setIsBusy(true);
    await withErrorToast(() => calls.test(id), t`Not sent`);
    setIsBusy(false);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t`Recent events`} description={new URL(address).host}>
      <Button
        className="justify-self-start"
        busyLabel={isBusy ? t`Sending...` : undefined}
        onClick={() => void test()}
      >
        <Trans>Send test event</Trans>
      </Button>
      <Loaded query={query} sentence={t`The events can’t be loaded right now.`}>
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <p className="text-base text-soft">
              <Trans>Nothing has been sent in the last two weeks.</Trans>
            </p>
          ) : (
            <ul aria-label={t`Recent events`}>
              {deliveries.map((one) => (
                <li key={one.id} className="grid gap-0.5 border-t border-line py-3">
                  <p className="flex flex-wrap justify-between gap-x-4 text-base">
                    <code>{one.type}</code>
                    <time dateTime={one.at} className="text-sm text-soft tabular">
                      {momentOf(one.at)}
                    </time>
                  </p>
                  <p className="text-sm">{outcomeOf(one)}</p>
                  {one.lastAnswer !== '' && (
                    <p className="text-sm text-soft wrap-anywhere">{one.lastAnswer}</p>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}
