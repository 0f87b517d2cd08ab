import { Check } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FieldEditor } from './field-editor.tsx';
import type { Doubt, Review } from './use-review.ts';

/** The fields that the reader was not certain of, before all others. */
export function CheckFirst({ review }: { review: Review }) {
  const { doubts, openDoubts } = review;
  if (doubts.length === 0) return null;
  return (
    <section aria-labelledby="check-first" className="grid gap-4 rounded-panel border border-warning p-4">
      <div className="grid gap-0.5">
        <h3 id="check-first" className="text-md font-semibold">
          {openDoubts.length === 0 ? 'All checked' : 'Check these first'}
        </h3>
        <p role="status" className="text-sm text-soft tabular">
          {openDoubts.length === 0
            ? 'Nothing is left that was uncertain.'
            : `${openDoubts.length} of ${doubts.length} uncertain ${doubts.length === 1 ? 'field' : 'fields'} to check`}
        </p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {doubts.map((doubt) => (
          <DoubtRow key={doubt.field.path} review={review} doubt={doubt} />
        ))}
      </ul>
    </section>
  );
}

function DoubtRow({ review, doubt: { field, entry, section } }: { review: Review; doubt: Doubt }) {
  const isOpen = review.isOpenDoubt(field);
  const context = entry.path === 'basics' || entry.path === 'summary' ? section : entry.name;
  if (review.isRemoved(entry.path))
    return (
      <li className="text-sm text-soft line-through">
        {field.label}, {context}
      </li>
    );
  return (
    <li data-path={field.path} className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <FieldEditor review={review} field={field} context={context} className="min-w-0 grow basis-60" />
      <Button
        className="mt-7"
        disabled={!isOpen}
        aria-label={`Looks right: ${field.label}, ${context}`}
        icon={<Check size={16} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => review.confirm(field)}
      >
        Looks right
      </Button>
    </li>
  );
}
