import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { siteWebhooks } from './api.ts';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookList } from './webhook-list.tsx';

/** Where administrators have the events of the whole installation sent. */
export function SiteWebhooks() {
  const [isNew, setIsNew] = useState(false);
  return (
    <section aria-labelledby="site-webhooks" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-72 gap-2">
          <h2 id="site-webhooks" className="font-serif text-lg font-semibold">
            <Trans>Webhooks</Trans>
          </h2>
          <p className="text-base text-soft">
            <Trans>
              Tell other programs when something happens on this Candor. Events name people and documents by
              their ids only.
            </Trans>
          </p>
        </div>
        <Button onClick={() => setIsNew(true)}>
          <Trans>New webhook</Trans>
        </Button>
      </div>
      <WebhookList calls={siteWebhooks} />
      {isNew && <NewWebhook calls={siteWebhooks} onClose={() => setIsNew(false)} />}
    </section>
  );
}
