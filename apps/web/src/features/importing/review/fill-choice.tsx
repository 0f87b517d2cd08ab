import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface FillChoiceProps {
  onReplace: () => void;
  onAdd: () => void;
  onCancel: () => void;
}

/** Asked where the form says something already: nothing that was typed goes by itself. */
export function FillChoice({ onReplace, onAdd, onCancel }: FillChoiceProps) {
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t`Your form isn’t empty`}
      description={t`“Add what is missing” keeps everything you typed, fills blank fields and adds new entries after yours. “Replace” uses this file instead. You can undo either.`}
    >
      <div className="flex justify-end gap-3 max-sm:flex-col-reverse">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="danger" onClick={onReplace}>
          <Trans>Replace</Trans>
        </Button>
        <Button look="primary" onClick={onAdd}>
          <Trans>Add what is missing</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
