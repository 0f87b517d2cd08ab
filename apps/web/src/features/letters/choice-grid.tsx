import clsx from 'clsx';
import { useId } from 'react';

interface ChoiceGridProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string; text: string }[];
  onChange: (value: T) => void;
}

/** A choice among several, each with a line of what it is for. Radio buttons underneath. */
export function ChoiceGrid<T extends string>({ label, value, options, onChange }: ChoiceGridProps<T>) {
  const name = useId();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-base font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-2 min-[90rem]:grid-cols-3">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'grid content-start gap-0.5 rounded-control border bg-surface px-3 py-2 transition-colors duration-100 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              option.value === value ? 'border-accent bg-wash' : 'border-line hover:border-control',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span className="text-base font-medium">{option.label}</span>
            <span className="text-sm text-soft">{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
