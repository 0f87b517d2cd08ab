import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { WebhookCalls } from './api.ts';
import { WebhookForm } from './webhook-form.tsx';

interface NewWebhookProps {
  calls: WebhookCalls;
  onClose: () => void;
}

/** Makes a webhook, and shows what signs it, which is never shown again. */
export function NewWebhook({ calls, onClose }: NewWebhookProps) {
  const [secret, setSecret] = useState<string>();
  return (
    <Dialog isOpen onClose={onClose} title={secret === undefined ? t`New webhook` : t`Signing secret`}>
      {secret === undefined ? (
        <WebhookForm
          onSubmit={async (given) => {
            const made = await calls.create(given);
            setSecret(made.secret);
          }}
        />
      ) : (
        <div className="grid gap-5">
          <p className="text-base">
            <Trans>
              Use this secret to check that events come from Candor. Copy it now; you won’t see it again.
            </Trans>
          </p>
          <code className="rounded-panel bg-wash p-4 text-base wrap-anywhere select-all">{secret}</code>
          <div className="flex flex-wrap justify-end gap-3">
            <Button
              onClick={() =>
                void copyText(
                  secret,
                  t`Copied the secret to the clipboard.`,
                  t`Select the secret and copy it instead.`,
                )
              }
            >
              <Trans>Copy</Trans>
            </Button>
            <Button look="primary" onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
