import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';

import { Button } from '../../../ui/button.tsx';
import { FieldEditor } from './field-editor.tsx';
import type { Doubt, Review } from './use-review.ts';

/** The fields that the reader was not certain of, before all others. */
export function CheckFirst({ review }: { review: Review }) {
  const { doubts, openDoubts } = review;
  if (doubts.length === 0) return null;
  return (
    <section aria-labelledby="check-first" className="grid gap-4 border-s-2 border-warning ps-4">
      <div className="grid gap-0.5">
        <h3 id="check-first" className="text-md font-semibold">
          {openDoubts.length === 0 ? t`All checked` : t`Check these first`}
        </h3>
        <p role="status" className="text-sm text-soft tabular">
          {openDoubts.length === 0
            ? t`There is nothing left to check.`
            : t`${openDoubts.length} of ${plural(doubts.length, { one: '# uncertain field', other: '# uncertain fields' })} to check`}
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

/** "Company, Position 2"; a field that says it all by itself, alone: "Email", "Skill 3". */
function contextOf({ field, entry }: Doubt): { label: string; context?: string } {
  if (entry.path === 'basics' || entry.path === 'summary') return { label: field.label };
  if (entry.name.startsWith(field.label)) return { label: entry.name };
  return { label: field.label, context: entry.name };
}

function DoubtRow({ review, doubt }: { review: Review; doubt: Doubt }) {
  const { field, entry } = doubt;
  const { label, context } = contextOf(doubt);
  const name = context ? `${label}, ${context}` : label;
  if (review.isRemoved(entry.path)) return <li className="text-sm text-soft line-through">{name}</li>;
  return (
    <li data-path={field.path} className="flex items-start gap-3">
      <FieldEditor review={review} field={{ ...field, label: name }} isDoubtShown className="min-w-0 grow" />
      <Button
        className="mt-7 max-sm:py-2"
        disabled={!review.isOpenDoubt(field)}
        aria-label={t`Looks right: ${name}`}
        icon={<Check size={16} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => review.confirm(field)}
      >
        <Trans>Looks right</Trans>
      </Button>
    </li>
  );
}
