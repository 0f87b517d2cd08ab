import clsx from 'clsx';

interface BarSelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  className?: string;
}

/** A choice in a bar: as wide as what is chosen, without a frame until it is pointed at. */
export function BarSelect<T extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: BarSelectProps<T>) {
  return (
    <select
      aria-label={label}
      title={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
      className={clsx(
        'min-h-9 min-w-0 cursor-pointer rounded-control bg-transparent px-1 text-base text-ellipsis text-ink field-sizing-content hover:bg-wash',
        className,
      )}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
