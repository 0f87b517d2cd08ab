import { t } from '@lingui/core/macro';

import { Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import {
  get,
  useFieldArray,
  useFormContext,
  useWatch,
  type FieldArray,
  type FieldArrayPath,
} from 'react-hook-form';
import type { CvDraft } from '@candor/domain/cv';
import { Button } from '../../ui/button.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { toast } from '../../ui/toast.ts';
import { rowWords, type RowKind } from './row-words.ts';
import { Row } from './row.tsx';

interface RowsProps<N extends FieldArrayPath<CvDraft>> {
  name: N;
  /** What one row is. */
  noun: RowKind;
  /** The fields of a row that name it, in order. */
  lead: readonly string[];
  isFoldable?: boolean;
  blank: FieldArray<CvDraft, N>;
  children: (at: number) => ReactNode;
}

/** Rows of one kind: added, removed (with undo), moved by hand, by keyboard and by buttons. */
export function Rows<N extends FieldArrayPath<CvDraft>>({
  name,
  noun,
  lead,
  isFoldable = false,
  blank,
  children,
}: RowsProps<N>) {
  const { control, getValues } = useFormContext<CvDraft>();
  const { fields, append, remove, move, insert } = useFieldArray({ control, name });
  const leads = useWatch({ control, compute: (draft: CvDraft) => leadsOf(get(draft, name), lead) });
  const list = useRef<HTMLDivElement>(null);
  const words = rowWords[noun];
  const spoken = (at: number) => words.numbered(at + 1);
  const removeRow = (at: number) => {
    // The values at a field array's path are its rows; the form's types do not follow a name that is a parameter.
    const rows = structuredClone(getValues(name)) as FieldArray<CvDraft, N>[];
    const row = rows[at];
    remove(at);
    list.current?.focus();
    if (row) toast(words.removed, undefined, { label: t`Undo`, run: () => insert(at, row) });
  };
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none">
      <SortableList ids={fields.map((field) => field.id)} spoken={spoken} onMove={move}>
        {(moveTo) =>
          fields.map((field, at) => (
            <Row
              key={field.id}
              id={field.id}
              title={spoken(at)}
              lead={leads[at] ?? ''}
              isFoldable={isFoldable}
              isFirst={at === 0}
              isLast={at === fields.length - 1}
              onMove={(by) => moveTo(at, at + by)}
              onRemove={() => removeRow(at)}
            >
              {children(at)}
            </Row>
          ))
        }
      </SortableList>
      <Button
        className="justify-self-start"
        icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => append(structuredClone(blank))}
      >
        {words.add}
      </Button>
    </div>
  );
}

/** What each row says in short. */
function leadsOf(rows: unknown, lead: readonly string[]): string[] {
  if (!Array.isArray(rows)) return [];
  return rows.map((row) =>
    lead
      .map((field) => String(get(row, field) ?? '').trim())
      .filter((words) => words !== '')
      .join(', '),
  );
}
