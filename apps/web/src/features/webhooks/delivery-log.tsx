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
  delivered: 'Delivered',
  waiting: 'Will be tried again',
  failed: 'Not delivered',
};

function outcomeOf({ state, lastStatus, attempts, lastTriedAt }: Delivery): string {
  if (lastTriedAt === null) return 'Waiting to be sent';
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  return [states[state], lastStatus === null ? 'no answer' : `status ${lastStatus}`, tries].join(' · ');
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
    await withErrorToast(() => calls.test(id), 'Not sent');
    setIsBusy(false);
  };
  return (
    <Dialog isOpen onClose={onClose} title="Recent events" description={new URL(address).host}>
      <Button
        className="justify-self-start"
        busyLabel={isBusy ? 'Sending...' : undefined}
        onClick={() => void test()}
      >
        Send test event
      </Button>
      <Loaded query={query} sentence="The events can’t be loaded right now.">
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <p className="text-base text-soft">Nothing has been sent in the last two weeks.</p>
          ) : (
            <ul aria-label="Recent events">
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
