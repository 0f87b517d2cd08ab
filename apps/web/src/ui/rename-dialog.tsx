import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { InputField } from './field.tsx';
import { takeUp } from './take-up.ts';

interface RenameDialogProps {
  title: string;
  onRename: (title: string) => void;
  onClose: () => void;
}

/** Asks for another title. */
export function RenameDialog({ title, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(title);
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim();
    setIsEmpty(next === '');
    if (next === '') return;
    if (next !== title) onRename(next);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t`Rename`}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <InputField
          ref={takeUp}
          label={t`Title`}
          value={typed}
          maxLength={300}
          autoComplete="off"
          error={isEmpty ? t`Enter a title` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsEmpty(false);
          }}
        />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look="primary">
            <Trans>Rename</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
