import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

/** A kind of file, and what it is good for. */
export interface FileFormat<T extends string> {
  value: T;
  label: string;
  text: string;
}

interface FormatChoiceProps<T extends string> {
  formats: readonly FileFormat<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice among kinds of file, each with a line of what it is good for. */
export function FormatChoice<T extends string>({ formats, value, onChange }: FormatChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-base font-medium">
        <Trans>Format</Trans>
      </legend>
      {formats.map((format) => (
        <label
          key={format.value}
          className="flex items-start gap-3 rounded-panel border border-line bg-surface p-3 has-checked:border-accent has-checked:bg-wash"
        >
          <input
            type="radio"
            name={name}
            value={format.value}
            checked={value === format.value}
            onChange={() => onChange(format.value)}
            className="mt-1 accent-accent"
          />
          <span>
            <span className="block font-medium">{format.label}</span>
            <span className="block text-sm text-soft">{format.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
