import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { distinctLabels } from '@candor/domain/cv';
import { byWords } from '../../ui/figures.ts';
import { Button } from '../../ui/button.tsx';

interface LabelFilterProps {
  labels: readonly string[];
  chosen: string | null;
  onChoose: (label: string | null) => void;
  onEdit: () => void;
}

/** The labels in use; one of them narrows what is shown. */
export function LabelFilter({ labels, chosen, onChoose, onEdit }: LabelFilterProps) {
  const all = distinctLabels(labels).toSorted(byWords);
  if (all.length === 0) return null;
  return (
    <div role="group" aria-label={t`Labels`} className="flex flex-wrap gap-2">
      {[null, ...all].map((label) => (
        <button
          key={label ?? ''}
          type="button"
          aria-pressed={label === chosen}
          onClick={() => onChoose(label)}
          className={clsx(
            'max-w-full truncate rounded-full border px-3 py-1 text-base',
            label === chosen
              ? 'border-accent bg-wash font-medium text-accent'
              : 'border-control text-soft hover:border-ink hover:text-ink',
          )}
        >
          {label ?? t({ message: 'All', context: 'documents' })}
        </button>
      ))}
      <Button look="quiet" onClick={onEdit}>
        <Trans>Edit labels</Trans>
      </Button>
    </div>
  );
}
