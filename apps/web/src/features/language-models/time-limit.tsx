import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { modelSeconds } from '@candor/domain/settings';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { setLimit } from './api.ts';

/** How long a model may take for one text. */
export function TimeLimit({ seconds }: { seconds: number }) {
  const { least, most } = modelSeconds;
  const [typed, setTyped] = useState(String(seconds));
  const [isBusy, setIsBusy] = useState(false);
  const wanted = Number(typed);
  const isFit = Number.isInteger(wanted) && wanted >= least && wanted <= most;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isFit) return;
    setIsBusy(true);
    await withErrorToast(
      async () => {
        await setLimit(wanted);
        toast(
          t`Time limit saved`,
          t`A model may take ${plural(wanted, { one: '# second', other: '# seconds' })} for one text.`,
        );
      },
      t`Not changed`,
    );
    setIsBusy(false);
  };
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => void save(event)}>
      <InputField
        label={t`Time limit in seconds`}
        className="w-56"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isFit ? undefined : t`Enter ${least} to ${most} seconds.`}
      />
      <Button
        type="submit"
        disabled={!isFit || wanted === seconds}
        busyLabel={isBusy ? t`Saving...` : undefined}
      >
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
