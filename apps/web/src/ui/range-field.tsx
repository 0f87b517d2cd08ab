import { useId } from 'react';

interface RangeFieldProps {
  label: string;
  value: number;
  least: number;
  greatest: number;
  step: number;
  /** The value in words: "110 %", "18 mm". */
  words: string;
  onChange: (value: number) => void;
}

/** A number on a line, with its value in words. */
export function RangeField({ label, value, least, greatest, step, words, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-3 text-base">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-soft tabular">
          {words}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={least}
        max={greatest}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 w-full accent-accent"
      />
    </div>
  );
}
