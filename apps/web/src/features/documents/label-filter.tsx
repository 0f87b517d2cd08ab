import clsx from 'clsx';
import { distinctLabels } from '@candor/domain/cv';
import { Button } from '../../ui/button.tsx';

interface LabelFilterProps {
  labels: readonly string[];
  chosen: string | null;
  onChoose: (label: string | null) => void;
  onEdit: () => void;
}

/** The labels in use; one of them narrows what is shown. */
export function LabelFilter({ labels, chosen, onChoose, onEdit }: LabelFilterProps) {
  const all = distinctLabels(labels).toSorted((a, b) => a.localeCompare(b));
  if (all.length === 0) return null;
  return (
    <div role="group" aria-label="Labels" className="flex flex-wrap gap-2">
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
          {label ?? 'All'}
        </button>
      ))}
      <Button look="quiet" onClick={onEdit}>
        Edit labels
      </Button>
    </div>
  );
}
