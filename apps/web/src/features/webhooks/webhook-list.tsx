import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '@candor/contracts/webhooks';
import { webhookEvents } from '@candor/domain/webhooks';
import { Loaded } from '../../platform/loaded.tsx';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import type { WebhookCalls } from './api.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookForm } from './webhook-form.tsx';

function standingOf({ isOn, hasStopped }: Webhook): string {
  if (isOn) return 'On';
  return hasStopped ? 'Turned off: nothing could be delivered for a day' : 'Off';
}

interface WebhookRowProps {
  webhook: Webhook;
  calls: WebhookCalls;
}

function WebhookRow({ webhook, calls }: WebhookRowProps) {
  const { id, address, events, isOn } = webhook;
  const { host } = new URL(address);
  const [open, setOpen] = useState<'log' | 'form' | 'delete'>();
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setOpen(undefined);
  const turn = () =>
    withErrorToast(() => calls.change({ id, address, events, isOn: !isOn }), 'Not saved').then(
      () => undefined,
    );
  const remove = async () => {
    setIsBusy(true);
    await withErrorToast(async () => {
      await calls.remove(id);
      toast('Webhook deleted', `Nothing is sent to ${host} any more.`);
    }, 'Not deleted');
    setIsBusy(false);
    close();
  };
  const named = <span className="sr-only"> {host}</span>;
  return (
    <li className="grid gap-3 border-t border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-base font-medium wrap-anywhere">{address}</p>
        <p className="text-sm text-soft">{events.map((event) => webhookEvents[event]).join(' · ')}</p>
        <p className={isOn ? 'text-sm text-soft' : 'text-sm text-danger'}>{standingOf(webhook)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('log')}>Events{named}</Button>
        <Button onClick={() => setOpen('form')}>Edit{named}</Button>
        <Button onClick={() => void turn()}>
          {isOn ? 'Turn off' : 'Turn on'}
          {named}
        </Button>
        <Button onClick={() => setOpen('delete')}>Delete{named}</Button>
      </div>
      {open === 'log' && <DeliveryLog webhook={webhook} calls={calls} onClose={close} />}
      <Dialog isOpen={open === 'form'} onClose={close} title="Edit webhook">
        <WebhookForm
          webhook={webhook}
          onSubmit={async (given) => {
            await calls.change({ id, ...given, isOn });
            close();
          }}
        />
      </Dialog>
      <Confirm
        isOpen={open === 'delete'}
        title="Delete this webhook?"
        question={`Nothing will be sent to ${host} any more.`}
        confirmLabel="Delete"
        busyLabel={isBusy ? 'Deleting...' : undefined}
        onConfirm={() => void remove()}
        onClose={close}
      />
    </li>
  );
}

/** The webhooks there are. */
export function WebhookList({ calls }: { calls: WebhookCalls }) {
  const query = useQuery(calls.all);
  return (
    <Loaded query={query} sentence="Your webhooks can’t be loaded right now.">
      {({ webhooks }) =>
        webhooks.length > 0 && (
          <ul aria-label="Webhooks">
            {webhooks.map((one) => (
              <WebhookRow key={one.id} webhook={one} calls={calls} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
