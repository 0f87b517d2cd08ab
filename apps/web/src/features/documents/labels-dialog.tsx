import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { CvCard } from '@candor/contracts/cv';
import { distinctLabels, labelLimits } from '@candor/domain/cv';
import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InputField } from '../../ui/field.tsx';
import { errorToast } from '../../ui/toast.ts';
import { organiseCv } from './api/library.ts';

interface LabelsDialogProps {
  card: CvCard;
  /** Labels in use, to choose from. */
  known: readonly string[];
  onClose: () => void;
}

/** The labels of one CV: they are its folders too, so it may have several. */
export function LabelsDialog({ card, known, onClose }: LabelsDialogProps) {
  const [labels, setLabels] = useState<readonly string[]>(card.labels);
  const [typed, setTyped] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const list = useId();
  const isFull = labels.length >= labelLimits.perCv;
  const withTyped = () => distinctLabels([...labels, typed]).slice(0, labelLimits.perCv);
  const add = () => {
    setLabels(withTyped());
    setTyped('');
  };
  // However the dialog is left, what was chosen in it is kept.
  const close = async () => {
    if (isBusy) return;
    const chosen = withTyped();
    if (chosen.join('\n') === card.labels.join('\n')) {
      onClose();
      return;
    }
    setIsBusy(true);
    try {
      await organiseCv(card.id, { labels: chosen });
      onClose();
    } catch (error) {
      setIsBusy(false);
      errorToast(
        t`Labels not saved`,
        sentenceOf(error, t`Unable to connect to the server. Please try again.`),
      );
    }
  };
  return (
    <Dialog isOpen onClose={() => void close()} title={t`Labels`} description={card.title}>
      {labels.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {labels.map((label) => (
            <li key={label}>
              <button
                type="button"
                aria-label={t`Remove label ${label}`}
                onClick={() => setLabels(labels.filter((other) => other !== label))}
                className="flex items-center gap-1.5 rounded-full border border-control px-3 py-1 text-base hover:border-ink"
              >
                {label}
                <X size={14} strokeWidth={1.5} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <InputField
          label={t`New label`}
          className="grow"
          list={list}
          maxLength={labelLimits.name}
          value={typed}
          disabled={isFull}
          placeholder={t`Remote, 2026`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={list}>
          {known.map((label) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </datalist>
        <Button type="submit" disabled={typed.trim() === '' || isFull}>
          <Trans>Add</Trans>
        </Button>
      </form>
      {isFull && (
        <p className="text-sm text-soft">
          <Trans>A CV has at most {labelLimits.perCv} labels.</Trans>
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button look="primary" busyLabel={isBusy ? t`Saving...` : undefined} onClick={() => void close()}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
