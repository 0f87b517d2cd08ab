import { SelectField } from '../../ui/field.tsx';

interface ChoiceFieldProps<T extends string> {
  label: string;
  hint?: string;
  value: T;
  options: readonly { value: T; label: string; lang?: string }[];
  onChoose: (value: T) => void;
}

/** One of a list. */
export function ChoiceField<T extends string>({
  label,
  hint,
  value,
  options,
  onChoose,
}: ChoiceFieldProps<T>) {
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      onChange={({ target }) => {
        const option = options.find((one) => one.value === target.value);
        if (option) onChoose(option.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
