import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ModelWays } from './model-ways.tsx';

const SEEN = 'model-offer-seen';

interface ModelOfferProps {
  isAdmin: boolean;
}

/** What a language model would add where none is in use, and how to get one. Said until it is closed, once on a device. */
export function ModelOffer({ isAdmin }: ModelOfferProps) {
  const [isSeen, setIsSeen] = useState(() => localStorage.getItem(SEEN) !== null);
  if (isSeen) return null;
  const close = () => {
    localStorage.setItem(SEEN, 'yes');
    setIsSeen(true);
  };
  return (
    <aside
      aria-label={t`Language model`}
      className="flex flex-wrap items-start justify-between gap-3 text-base"
    >
      <p className="max-w-prose text-soft">
        <Trans>
          This is in your own words. A language model can also word your lines as an editor would, each
          checked against what you typed.
        </Trans>{' '}
        <ModelWays isAdmin={isAdmin} />
      </p>
      <Button onClick={close}>
        <Trans>Got it</Trans>
      </Button>
    </aside>
  );
}
