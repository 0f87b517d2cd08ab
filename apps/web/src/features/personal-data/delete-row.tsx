import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InputField } from '../../ui/field.tsx';
import { ActionRow } from './action-row.tsx';
import { deleteAccount } from './api.ts';

/** The end of an account, with the password as its confirmation. */
export function DeleteRow({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const close = () => {
    setIsOpen(false);
    setPassword('');
    setError('');
  };

  async function remove() {
    setIsBusy(true);
    setError('');
    try {
      await call(deleteAccount, { body: { password } });
      onDeleted();
    } catch (refusal) {
      const field = refusal instanceof CallError ? refusal.fields[0]?.message : undefined;
      setError(field ?? sentenceOf(refusal, t`Your account was not deleted. Please try again.`));
      setIsBusy(false);
    }
  }
  return (
    <ActionRow
      title={t`Delete account`}
      hint={t`Permanently deletes your account and everything in it. This can’t be undone.`}
      action={
        <Button look="danger" onClick={() => setIsOpen(true)}>
          <Trans>Delete account</Trans>
        </Button>
      }
    >
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t`Delete your account?`}
        description={t`All CVs, letters, their versions and everything else you keep here are deleted at once. Export your data first if you may want it again.`}
      >
        <InputField
          label={t`Your password`}
          type="password"
          autoComplete="current-password"
          hint={t`Leave it empty if you sign in through another service.`}
          value={password}
          error={error || undefined}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
          // The dialog stands in the page's form: Enter must not save the settings.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void remove();
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="danger" busyLabel={isBusy ? t`Deleting...` : undefined} onClick={() => void remove()}>
            <Trans>Delete everything</Trans>
          </Button>
        </div>
      </Dialog>
    </ActionRow>
  );
}
