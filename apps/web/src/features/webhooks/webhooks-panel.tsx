import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ownWebhooks } from './api.ts';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookList } from './webhook-list.tsx';

/** Where a person has events of their own sent. */
export function WebhooksPanel() {
  const [isNew, setIsNew] = useState(false);
  return (
    <Panel
      title={t`Webhooks`}
      about={t`Tell your own programs when something happens in your account.`}
      action={
        <Button onClick={() => setIsNew(true)}>
          <Trans>New webhook</Trans>
        </Button>
      }
    >
      <WebhookList calls={ownWebhooks} />
      {isNew && <NewWebhook calls={ownWebhooks} onClose={() => setIsNew(false)} />}
    </Panel>
  );
}
