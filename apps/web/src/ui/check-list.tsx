import { useId, type ReactNode } from 'react';

interface CheckListProps<Value extends string> {
  legend: string;
  hint?: ReactNode;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  error?: string;
  onChange: (chosen: readonly Value[]) => void;
}

/** Any number of a few things, each ticked by itself. */
export function CheckList<Value extends string>(props: CheckListProps<Value>) {
  const { legend, hint, options, chosen, error = '', onChange } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="grid gap-2" aria-describedby={described || undefined}>
      <legend className="mb-1.5 text-base font-medium">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      {options.map(({ value, label }) => (
        <label key={value} className="flex items-start gap-3 text-base">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span>{label}</span>
        </label>
      ))}
      {error !== '' && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
