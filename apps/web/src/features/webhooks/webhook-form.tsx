import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Webhook } from '@candor/contracts/webhooks';
import { isWebhookAddress, webhookEvents, type WebhookEvent } from '@candor/domain/webhooks';
import { sentenceOf } from '../../platform/call-error.ts';
import { useFields } from '../../platform/use-fields.ts';
import { Button } from '../../ui/button.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { InputField } from '../../ui/field.tsx';

// The keys of a record that is written out.
const everyEvent = Object.keys(webhookEvents) as WebhookEvent[];
const options = everyEvent.map((value) => ({ value, label: webhookEvents[value] }));

interface WebhookFormProps {
  /** The one that is changed; none for a new one. */
  webhook?: Webhook;
  onSubmit: (given: { address: string; events: WebhookEvent[] }) => Promise<void>;
}

/** Where a webhook leads, and of what it is told. */
export function WebhookForm({ webhook, onSubmit }: WebhookFormProps) {
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? []);
  const [error, setError] = useState('');
  const { field, submit, isBusy } = useFields(
    { address: webhook?.address ?? '' },
    {
      validate: {
        address: (address) =>
          isWebhookAddress(address.trim())
            ? undefined
            : t`Enter an address that begins with https://, without a port or a password`,
      },
      onSubmit: async ({ address }) => {
        if (events.length === 0) {
          setError(t`Choose at least one event`);
          return {};
        }
        try {
          await onSubmit({ address: address.trim(), events: [...events] });
          return {};
        } catch (refused) {
          return { address: sentenceOf(refused, t`Not saved. Please try again.`) };
        }
      },
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <InputField
        label={t({ message: 'Address', context: 'of a web page' })}
        type="url"
        dir="ltr"
        hint={t`Where events are sent, such as https://example.org/candor.`}
        maxLength={2000}
        autoComplete="off"
        {...field('address')}
      />
      <CheckList
        legend={t`Send an event when`}
        options={options}
        chosen={events}
        error={error}
        onChange={(chosen) => {
          setEvents(chosen);
          setError('');
        }}
      />
      <Button
        type="submit"
        look="primary"
        className="justify-self-end"
        busyLabel={isBusy ? t`Saving...` : undefined}
      >
        {webhook ? t`Save` : t`Create webhook`}
      </Button>
    </form>
  );
}
