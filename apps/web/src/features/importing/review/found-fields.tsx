import { Trans } from '@lingui/react/macro';
import type { ReviewSection } from '@candor/domain/importing';
import { CheckFirst } from './check-first.tsx';
import { EntryRow } from './entry-row.tsx';
import { FieldEditor } from './field-editor.tsx';
import { NotPlaced } from './not-placed.tsx';
import { SkillChips } from './skill-chips.tsx';
import type { Reading } from '../reading.ts';
import { Repairs } from './repairs.tsx';
import type { Review } from './use-review.ts';

interface FoundFieldsProps extends SectionProps {
  reading: Reading;
}

interface SectionProps {
  review: Review;
  /** Paths of the entries that are open. */
  open: ReadonlySet<string>;
  onToggle: (path: string) => void;
}

/** Everything that was found, by section: uncertain fields first. */
export function FoundFields({ review, reading, open, onToggle }: FoundFieldsProps) {
  return (
    <>
      {review.fieldCount === 0 && (
        <p className="border-s-2 border-warning ps-4 text-base">
          <Trans>
            We didn’t find any CV details in this file. You can type them in, or close this and import another
            file.
          </Trans>
        </p>
      )}
      <CheckFirst review={review} />
      <NotPlaced review={review} />
      <Repairs review={review} reading={reading} />
      {review.sections.map((section) => (
        <section key={section.id} aria-labelledby={`found-${section.id}`} className="grid gap-3">
          <h3 id={`found-${section.id}`} className="flex items-baseline gap-2 text-md font-semibold">
            {section.title}
            {countOf(section) > 1 && (
              <span className="text-sm font-normal text-soft tabular">{countOf(section)}</span>
            )}
          </h3>
          <SectionBody section={section} review={review} open={open} onToggle={onToggle} />
        </section>
      ))}
    </>
  );
}

function countOf({ id, entries }: ReviewSection): number {
  return id === 'basics' || id === 'summary' ? 0 : entries.filter(({ name }) => name !== 'Section').length;
}

function SectionBody({ section, review, open, onToggle }: SectionProps & { section: ReviewSection }) {
  if (section.id === 'skills') return <SkillChips review={review} entries={section.entries} />;
  // Contact and summary stand open: everybody looks at them.
  const plain = section.entries.filter(({ path }) => path === 'basics' || path === 'summary');
  const rows = section.entries.filter((entry) => !plain.includes(entry));
  return (
    <>
      {plain.map((entry) => (
        <div key={entry.path} className={entry.fields.length > 1 ? 'grid gap-4 sm:grid-cols-2' : 'grid'}>
          {entry.fields.map((field) => (
            <FieldEditor key={field.path} review={review} field={field} />
          ))}
        </div>
      ))}
      {rows.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-y border-line">
          {rows.map((entry) => (
            <EntryRow
              key={entry.path}
              review={review}
              entry={entry}
              isOpen={open.has(entry.path)}
              onToggle={() => onToggle(entry.path)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
