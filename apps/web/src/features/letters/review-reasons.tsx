import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { reasonsOf, type ChangeReason, type Decision, type ProposedChange } from './review-changes.ts';

interface ReviewReasonsProps {
  /** What the elements of the list are named after. */
  id: string;
  changes: readonly ProposedChange[];
  reasons: readonly ChangeReason[];
  decisions: Readonly<Record<number, Decision>>;
}

/** Why each change of a draft is proposed, by the number that stands at it in the text. */
export function ReviewReasons({ id, changes, reasons, decisions }: ReviewReasonsProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-2">
      <h3 id={`${id}-title`} className="text-base font-semibold">
        <Trans>Why</Trans>
      </h3>
      <ol className="grid gap-2">
        {changes.map((change) => (
          <li
            key={change.number}
            id={`${id}-${change.number}`}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] text-base"
          >
            <span className="text-soft tabular">{change.number + 1}</span>
            <div className={clsx('grid gap-0.5', decisions[change.number] && 'text-soft')}>
              {reasonsOf(change, reasons).map(({ label, reason }) => (
                <p key={`${label} ${reason}`}>
                  <span className="font-medium">{label}.</span> {reason}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
