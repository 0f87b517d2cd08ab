import { Trans } from '@lingui/react/macro';
import { ModelWays } from '../../features/marks/index.ts';
import { useUser } from '../../platform/session.tsx';

/** What Ask Candor does, and how to get the model that it needs. */
export function NoModel({ onOpen }: { onOpen: () => void }) {
  const { role } = useUser();
  return (
    <div className="grid content-start gap-3 text-md">
      <p>
        <Trans>
          Ask Candor answers questions about your documents, jobs and contacts, and proposes changes that you
          accept or leave one by one.
        </Trans>
      </p>
      <p className="text-soft">
        <Trans>It needs a language model, and none is set up yet.</Trans>{' '}
        <ModelWays isAdmin={role === 'admin'} onOpen={onOpen} />
      </p>
    </div>
  );
}
