import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { RotateCcw, X } from 'lucide-react';
import type { ReviewEntry } from '@candor/domain/importing';
import type { Review } from './use-review.ts';

/** Skills beside each other; each is corrected in its place. */
export function SkillChips({ review, entries }: { review: Review; entries: readonly ReviewEntry[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {entries.map((entry) => (
        <Chip key={entry.path} review={review} entry={entry} />
      ))}
    </ul>
  );
}

function Chip({ review, entry }: { review: Review; entry: ReviewEntry }) {
  const [field] = entry.fields;
  if (!field) return null;
  const words = review.words(field);
  const isRemoved = review.isRemoved(entry.path);
  return (
    <li
      data-path={field.path}
      className={clsx(
        'flex max-w-full items-center rounded-control border bg-surface ps-2.5 text-base has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-accent',
        review.isOpenDoubt(field) ? 'border-warning' : 'border-control',
        isRemoved && 'border-dashed',
      )}
    >
      <input
        aria-label={entry.name}
        value={words}
        size={Math.max(2, words.length)}
        disabled={isRemoved}
        onChange={({ target }) => review.correct(field, target.value)}
        className={clsx(
          'field-sizing-content min-w-6 bg-transparent py-1 outline-none max-w-full',
          isRemoved && 'text-soft line-through',
        )}
      />
      <button
        type="button"
        aria-label={isRemoved ? t`Put back ${words || entry.name}` : t`Leave out ${words || entry.name}`}
        onClick={() => review.toggle(entry.path)}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-control text-soft hover:text-ink"
      >
        {isRemoved ? (
          <RotateCcw size={14} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <X size={14} strokeWidth={1.5} aria-hidden="true" />
        )}
      </button>
    </li>
  );
}
