import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ownModelAllowed } from './own-model-allowed.ts';

interface ModelWaysProps {
  isAdmin: boolean;
  /** A link is followed. */
  onOpen?: () => void;
}

const linkLook = 'text-accent underline underline-offset-4';

/** How to get a language model, in a sentence. */
export function ModelWays({ isAdmin, onOpen }: ModelWaysProps) {
  const { data: isAllowed } = useQuery(ownModelAllowed);
  if (isAdmin)
    return (
      <Trans>
        <Link to="/admin" onClick={onOpen} className={linkLook}>
          Set one up in Admin
        </Link>
        , on this machine or at a provider.
      </Trans>
    );
  if (isAllowed)
    return (
      <Trans>
        You can{' '}
        <Link to="/settings#ai-model" onClick={onOpen} className={linkLook}>
          add your own in Settings
        </Link>
        .
      </Trans>
    );
  // Its place is kept until it is known, so that nothing below it moves.
  return (
    <span className={isAllowed === undefined ? 'invisible' : undefined}>{t`Ask your administrator.`}</span>
  );
}
