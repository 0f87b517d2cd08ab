import { t } from '@lingui/core/macro';
import { contactColumns, contactHeaders, type ColumnUse } from '@candor/domain/network';
import { FileColumns } from '../../../ui/file-columns.tsx';

interface ColumnsProps {
  table: { headers: readonly string[]; rows: readonly (readonly string[])[] };
  columns: readonly ColumnUse[];
  onChange: (columns: readonly ColumnUse[]) => void;
}

const toUse = (value: string): ColumnUse =>
  value === 'detail' ? 'detail' : (contactColumns.find((column) => column === value) ?? null);

/** What each column of the file holds. */
export function Columns({ table, columns, onChange }: ColumnsProps) {
  const set = (at: number, use: ColumnUse) =>
    // A field is read from one column: the one that had it keeps its cells as a detail.
    onChange(
      columns.map((known, column) =>
        column === at ? use : known === use && use !== null ? 'detail' : known,
      ),
    );
  return (
    <FileColumns
      table={table}
      values={columns.map((use) => use ?? '')}
      options={(header) => [
        ...(header === '' ? [] : [{ value: 'detail', label: t`Keep as a detail` }]),
        ...contactColumns.map((column) => ({ value: column, label: contactHeaders[column] })),
      ]}
      onChange={(at, value) => set(at, toUse(value))}
    />
  );
}
