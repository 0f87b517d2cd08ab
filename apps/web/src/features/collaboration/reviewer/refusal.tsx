import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CallError, sentenceOf } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from './card.tsx';

/** Whether the way into a review is closed: revoked, over, or never there. */
export const isOver = (error: unknown): error is CallError =>
  error instanceof CallError && error.status === 404;

/** Says why a review can't be shown: it is over, or there was no answer. */
export function Refusal({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isOver(error))
    return (
      <Card title={t`This link isn’t available`}>
        <p className="text-md text-soft">{error.sentence}</p>
      </Card>
    );
  return (
    <Card title={t`The review can’t be shown right now`}>
      <p className="text-md text-soft">
        {sentenceOf(error, t`Unable to connect to the server. Please try again.`)}
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Card>
  );
}
