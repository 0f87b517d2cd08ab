import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { outcomeNames, outcomes, type Outcome } from '@candor/domain/applications';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface OutcomeDialogProps {
  name: string;
  onChoose: (outcome: Outcome | null) => void;
  onClose: () => void;
}

/** Asks how an application ended. */
export function OutcomeDialog({ name, onChoose, onClose }: OutcomeDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={t`How did it end?`} description={name}>
      <div className="grid grid-cols-2 gap-3">
        {outcomes.map((outcome) => (
          <Button key={outcome} onClick={() => onChoose(outcome)}>
            {outcomeNames[outcome]}
          </Button>
        ))}
      </div>
      <Button look="quiet" onClick={() => onChoose(null)}>
        <Trans>Close without an outcome</Trans>
      </Button>
    </Dialog>
  );
}
