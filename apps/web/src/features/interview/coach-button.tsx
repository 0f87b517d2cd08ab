import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import type { Coach } from './use-judged.ts';

/** Asks the language model for remarks; nothing where none is in use. */
export function CoachButton({ coach }: { coach: Coach }) {
  return (
    <>
      {(coach.canAsk || coach.isBusy) && (
        <Button busyLabel={coach.isBusy ? t`Asking the language model...` : undefined} onClick={coach.ask}>
          <Trans>Ask the language model</Trans>
        </Button>
      )}
      {coach.note !== '' && (
        <p role="status" className="basis-full text-sm text-soft">
          {coach.note}
        </p>
      )}
    </>
  );
}
