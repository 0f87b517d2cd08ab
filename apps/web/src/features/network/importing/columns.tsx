import { contactColumns, contactHeaders, type ColumnUse } from '@candor/domain/network';
import { SelectField } from '../../../ui/field.tsx';

interface ColumnsProps {
  table: { headers: readonly string[]; rows: readonly (readonly string[])[] };
  columns: readonly ColumnUse[];
  onChange: (columns: readonly ColumnUse[]) => void;
}

const toUse = (value: string): ColumnUse =>
  value === 'detail' ? 'detail' : (contactColumns.find((column) => column === value) ?? null);

/** What each column of the file holds, with its first words. */
export function Columns({ table, columns, onChange }: ColumnsProps) {
  const set = (at: number, use: ColumnUse) =>
    // A field is read from one column: the one that had it keeps its cells as a detail.
    onChange(
      columns.map((known, column) =>
        column === at ? use : known === use && use !== null ? 'detail' : known,
      ),
    );
  return (
    <ul className="grid max-h-56 gap-2 overflow-y-auto" tabIndex={0} aria-label="Columns of the file">
      {table.headers.map((header, at) => {
        const sample = table.rows.find((row) => row[at])?.[at] ?? '';
        return (
          <li key={at} className="grid grid-cols-2 items-center gap-3">
            <span className="grid min-w-0">
              <span className="truncate text-base font-medium">{header || `Column ${at + 1}`}</span>
              <span className="truncate text-sm text-soft">{sample}</span>
            </span>
            <SelectField
              label={`What ${header || `column ${at + 1}`} holds`}
              isLabelHidden
              value={columns[at] ?? ''}
              onChange={({ currentTarget: { value } }) => set(at, toUse(value))}
            >
              <option value="">Leave out</option>
              {header !== '' && <option value="detail">Keep as a detail</option>}
              {contactColumns.map((column) => (
                <option key={column} value={column}>
                  {contactHeaders[column]}
                </option>
              ))}
            </SelectField>
          </li>
        );
      })}
    </ul>
  );
}
