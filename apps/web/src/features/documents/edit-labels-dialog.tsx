import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Tag } from 'lucide-react';
import { useState } from 'react';
import type { CvLabel } from '@candor/contracts/cv-endpoints';
import { isSameLabel, labelLimits } from '@candor/domain/cv';

import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InputField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { myLabels, renameLabel } from './api/labels.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface EditLabelsDialogProps {
  /** Called with a label that has another name now, or none. */
  onRenamed: (name: string, to: string | null) => void;
  onClose: () => void;
}

/** Every label of the person: renamed, joined with another, or taken off all CVs at once. */
export function EditLabelsDialog({ onRenamed, onClose }: EditLabelsDialogProps) {
  const { data: labels, isError } = useQuery(myLabels);
  const [edited, setEdited] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = async (name: string, to: string | null) => {
    setIsBusy(true);
    try {
      await renameLabel(name, to);
      onRenamed(name, to);
      setEdited(null);
      toast(to === null ? t`Label “${name}” removed` : t`Label renamed to “${to}”`);
    } catch (error) {
      errorToast(
        t`Label not changed`,
        sentenceOf(error, t`Unable to connect to the server. Please try again.`),
      );
    }
    setIsBusy(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Edit labels`}
      description={t`Changes apply to every CV with that label.`}
    >
      {isError && (
        <p role="alert" className="text-base">
          <Trans>Your labels can’t be loaded right now. Please try again.</Trans>
        </p>
      )}
      {!labels && !isError && <Skeleton className="h-24" />}
      {labels?.length === 0 && (
        <p className="text-base text-soft">
          <Trans>You have no labels.</Trans>
        </p>
      )}
      <ul className="grid">
        {labels?.map((label) => (
          <li key={label.name} className="border-t border-line py-2 first:border-t-0">
            {edited === label.name ? (
              <EditedLabel
                label={label}
                others={labels.filter((other) => other !== label).map(({ name }) => name)}
                isBusy={isBusy}
                onChange={(to) => void change(label.name, to)}
                onCancel={() => setEdited(null)}
              />
            ) : (
              <div className="flex items-center gap-2">
                <Tag {...icon} className="shrink-0 text-soft" />
                <p className="me-auto min-w-0 truncate text-base">
                  {label.name}{' '}
                  <span className="text-soft tabular">
                    <Plural value={label.count} one="# CV" other="# CVs" />
                  </span>
                </p>
                <Button
                  look="quiet"
                  aria-label={t`Edit label ${label.name}`}
                  icon={<Pencil {...icon} />}
                  disabled={isBusy}
                  onClick={() => setEdited(label.name)}
                >
                  <Trans>Edit</Trans>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Takes the focus from what was removed in its place; once, not with every key. */
function takeFocus(part: HTMLElement | null): void {
  part?.focus();
}

interface EditedLabelProps {
  label: CvLabel;
  others: readonly string[];
  isBusy: boolean;
  onChange: (to: string | null) => void;
  onCancel: () => void;
}

function EditedLabel({ label, others, isBusy, onChange, onCancel }: EditedLabelProps) {
  const [name, setName] = useState(label.name);
  const [isAsked, setIsAsked] = useState(false);
  const to = name.trim();
  const met = others.find((other) => isSameLabel(other, to));
  if (isAsked)
    return (
      <div
        ref={takeFocus}
        tabIndex={-1}
        role="group"
        aria-label={t`Remove ${label.name}`}
        className="grid gap-3 py-1 outline-none"
      >
        <p className="text-base">
          <Trans>
            Remove the label {label.name} from <Plural value={label.count} one="# CV" other="# CVs" />? The
            CVs themselves are kept.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            look="danger"
            busyLabel={isBusy ? t`Removing...` : undefined}
            onClick={() => onChange(null)}
          >
            <Trans>Remove label</Trans>
          </Button>
          <Button disabled={isBusy} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    );
  return (
    <form
      className="grid gap-3 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (to === label.name) onCancel();
        else onChange(met ?? to);
      }}
    >
      <InputField
        ref={takeFocus}
        label={t`New name of ${label.name}`}
        maxLength={labelLimits.name}
        value={name}
        hint={met ? t`You already have a label “${met}”. The two will be merged.` : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look="primary"
          disabled={to === ''}
          busyLabel={isBusy ? t`Saving...` : undefined}
        >
          {met ? t`Merge labels` : t`Rename`}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="quiet" className="ms-auto" disabled={isBusy} onClick={() => setIsAsked(true)}>
          <Trans>Remove from all</Trans>
        </Button>
      </div>
    </form>
  );
}
