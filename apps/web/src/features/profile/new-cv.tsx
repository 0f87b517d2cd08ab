import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { cvLimits } from '@candor/domain/cv';
import type { Cv } from '@candor/contracts/cv';
import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { errorToast } from '../../ui/toast.ts';
import { createFromProfile } from './api.ts';

/** Makes a CV that says what the profile says and follows it. */
export function NewCv({ onMade }: { onMade: (cv: Cv) => void }) {
  const [title, setTitle] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    setIsBusy(true);
    try {
      onMade(await createFromProfile(title.trim()));
    } catch (error) {
      errorToast(t`CV not created`, sentenceOf(error, t`Unable to connect to the server. Please try again.`));
      setIsBusy(false);
    }
  };
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <InputField
        label={t`New CV from your profile`}
        className="grow"
        maxLength={cvLimits.line}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" disabled={title.trim() === ''} busyLabel={isBusy ? t`Creating...` : undefined}>
        {t({ message: 'Make', context: 'button: a new CV' })}
      </Button>
    </form>
  );
}
