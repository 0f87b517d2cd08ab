import { t } from '@lingui/core/macro';
import { SelectField } from './field.tsx';

interface FileColumnsProps {
  table: { headers: readonly string[]; rows: readonly (readonly string[])[] };
  /** What each column holds, one of the options' values; '' for a column that is left out. */
  values: readonly string[];
  options: (header: string) => readonly { value: string; label: string }[];
  onChange: (at: number, value: string) => void;
}

/** What each column of a file holds, with its first words. */
export function FileColumns({ table, values, options, onChange }: FileColumnsProps) {
  return (
    <ul className="grid max-h-72 gap-2 overflow-y-auto" tabIndex={0} aria-label={t`Columns of the file`}>
      {table.headers.map((header, at) => (
        <li key={at} className="grid grid-cols-2 items-center gap-3">
          <span className="grid min-w-0">
            <span className="truncate text-base font-medium">{header || t`Column ${at + 1}`}</span>
            <span className="truncate text-sm text-soft">
              {table.rows.find((row) => row[at])?.[at] ?? ''}
            </span>
          </span>
          <SelectField
            label={header ? t`What ${header} holds` : t`What column ${at + 1} holds`}
            isLabelHidden
            value={values[at] ?? ''}
            onChange={({ currentTarget }) => onChange(at, currentTarget.value)}
          >
            <option value="">{t`Leave out`}</option>
            {options(header).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </li>
      ))}
    </ul>
  );
}

interface DayOrderProps {
  isDayFirst: boolean;
  onChange: (isDayFirst: boolean) => void;
}

/** How the dates of a file are read that could mean two days. */
export function DayOrder({ isDayFirst, onChange }: DayOrderProps) {
  return (
    <SelectField
      label={t`Dates such as 3/4/2026 mean`}
      value={isDayFirst ? 'day' : 'month'}
      onChange={({ currentTarget }) => onChange(currentTarget.value === 'day')}
    >
      <option value="month">{t`March 4`}</option>
      <option value="day">{t`3 April`}</option>
    </SelectField>
  );
}
