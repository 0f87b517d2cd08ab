import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyOverlay } from './lazy-part.tsx';
import { Button } from './button.tsx';

/** Loads what {@link Confirm} asks in, before it is asked. */
export const loadDialogs = async () => (await import('./dialog.tsx')).Dialog;
const Dialog = lazyOverlay(loadDialogs);

interface ConfirmProps {
  isOpen: boolean;
  title: string;
  question: string;
  confirmLabel: string;
  busyLabel?: string | undefined;
  isDangerous?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an act, with the thing's name in the question. The dialog is loaded when it first opens. */
export function Confirm({
  isOpen,
  title,
  question,
  confirmLabel,
  busyLabel,
  isDangerous = true,
  onConfirm,
  onClose,
}: ConfirmProps) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <Dialog isOpen onClose={onClose} title={title} description={question}>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look={isDangerous ? 'danger' : 'primary'} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </Dialog>
    </Suspense>
  );
}
