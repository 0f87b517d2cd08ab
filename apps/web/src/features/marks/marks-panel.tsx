import { plural, t } from '@lingui/core/macro';
import type { Mark } from '@candor/domain/marks';
import { markKey } from '@candor/domain/marks';
import { MarkItem, type MarkActions } from './mark-item.tsx';

interface MarksPanelProps extends MarkActions {
  /** Those that are left. */
  marks: readonly Mark[];
  /** Said of the writing as a whole, such as that a language model could not be used. */
  note?: string | undefined;
}

/** Everything in a document that is left to take, answer or dismiss. */
export function MarksPanel({ marks, note, ...actions }: MarksPanelProps) {
  return (
    <section aria-labelledby="marks-title" className="grid gap-4 border-t border-line pt-5">
      <h2 id="marks-title" className="text-md font-semibold">
        {marks.length === 0
          ? t`Nothing left to finish`
          : plural(marks.length, { one: '# to finish', other: '# to finish' })}
      </h2>
      {note && <p className="text-base text-warning">{note}</p>}
      {marks.length > 0 && (
        <ul className="grid gap-5">
          {marks.map((mark) => (
            <li key={`${mark.line} ${markKey(mark)}`}>
              <MarkItem mark={mark} {...actions} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
