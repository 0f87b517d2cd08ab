import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  if (isOn) return t({ message: 'On', context: 'webhook' });
  return hasStopped
    ? t`Turned off: nothing could be delivered for a day`
    : t({ message: 'Off', context: 'webhook' });
}

interface WebhookRowProps {
  webhook: Webhook;
  calls: WebhookCalls;
}

function WebhookRow({ webhook, calls }: WebhookRowProps) {
  const { id, address, events, isOn } = webhook;
  const { host: name } = new URL(address);
  const [open, setOpen] = useState<'log' | 'form' | 'delete'>();
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setOpen(undefined);
  const turn = () =>
    withErrorToast(() => calls.change({ id, address, events, isOn: !isOn }), t`Not saved`).then(
      () => undefined,
    );
  const remove = async () => {
    setIsBusy(true);
    await withErrorToast(
      async () => {
        await calls.remove(id);
        toast(t`Webhook deleted`, t`Nothing is sent to ${name} any more.`);
      },
      t`Not deleted`,
    );
    setIsBusy(false);
    close();
  };
  return (
    <li className="grid gap-3 border-t border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <p dir="ltr" className="text-base font-medium wrap-anywhere rtl:text-end">
          {address}
        </p>
        <p className="text-sm text-soft">{events.map((event) => webhookEvents[event]).join(' · ')}</p>
        <p className={isOn ? 'text-sm text-soft' : 'text-sm text-danger'}>{standingOf(webhook)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('log')}>
          <Trans>
            Events<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
        <Button onClick={() => setOpen('form')}>
          <Trans>
            Edit<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
        <Button onClick={() => void turn()}>
          {isOn ? (
            <Trans>
              Turn off<span className="sr-only"> {name}</span>
            </Trans>
          ) : (
            <Trans>
              Turn on<span className="sr-only"> {name}</span>
            </Trans>
          )}
        </Button>
        <Button onClick={() => setOpen('delete')}>
          <Trans>
            Delete<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
      </div>
      {open === 'log' && <DeliveryLog webhook={webhook} calls={calls} onClose={close} />}
      <Dialog isOpen={open === 'form'} onClose={close} title={t`Edit webhook`}>
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
        title={t`Delete this webhook?`}
        question={t`Nothing will be sent to ${name} any more.`}
        confirmLabel={t`Delete`}
        busyLabel={isBusy ? t`Deleting...` : undefined}
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
    <Loaded query={query} sentence={t`Your webhooks can’t be loaded right now.`}>
      {({ webhooks }) =>
        webhooks.length > 0 && (
          <ul aria-label={t`Webhooks`}>
            {webhooks.map((one) => (
              <WebhookRow key={one.id} webhook={one} calls={calls} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
