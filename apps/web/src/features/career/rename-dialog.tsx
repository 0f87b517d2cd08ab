import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InputField } from '../../ui/field.tsx';
import { renameRoadmap } from './api/roadmaps.ts';

interface RenameDialogProps {
  id: string;
  title: string;
  onClose: () => void;
}

const LONGEST_TITLE = 200;

export function RenameDialog({ id, title, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(title);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function rename(event: FormEvent) {
    event.preventDefault();
    const next = typed.trim();
    if (next === '') {
      setError(t`Please give this roadmap a title.`);
      return;
    }
    setIsBusy(true);
    try {
      await renameRoadmap(id, next);
      onClose();
    } catch (failed) {
      setError(sentenceOf(failed, t`Unable to connect to the server. Please try again.`));
      setIsBusy(false);
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title={t`Rename roadmap`}>
      <form noValidate onSubmit={(event) => void rename(event)} className="grid gap-4">
        <InputField
          label={t`Title`}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          maxLength={LONGEST_TITLE}
          error={error}
        />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look="primary" busyLabel={isBusy ? t`Saving...` : undefined}>
            <Trans>Rename</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
