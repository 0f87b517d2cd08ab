import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { versionNameLimits } from '@candor/domain/versions';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InputField } from '../../ui/field.tsx';
import { takeUp } from '../../ui/take-up.ts';

export interface VersionNameDialogProps {
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks under what name a document is kept as it is now. */
export function VersionNameDialog({ onName, onClose }: VersionNameDialogProps) {
  const [name, setName] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(name.trim() === '');
    if (name.trim() === '') return;
    onName(name.trim());
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Save a version`}
      description={t`Your changes are saved as you make them. Name this version to find it again under Versions.`}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <InputField
          ref={takeUp}
          label={t`Name`}
          value={name}
          placeholder={t`Sent to Riverside`}
          maxLength={versionNameLimits.characters}
          autoComplete="off"
          error={isEmpty ? t`Enter a name` : undefined}
          onChange={({ target }) => {
            setName(target.value);
            setIsEmpty(false);
          }}
        />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look="primary">
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
