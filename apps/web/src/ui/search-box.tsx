import { Search } from 'lucide-react';

interface SearchBoxProps {
  /** What is searched, for those who hear the page: "Search contacts". */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** A name by which a shortcut finds this field. */
  name?: string;
}

/** The search field of a list, in the row of its tools. */
export function SearchBox({ label, placeholder = label, value, onChange, name }: SearchBoxProps) {
  return (
    <label className="relative grow basis-44 sm:max-w-80">
      <span className="sr-only">{label}</span>
      <Search
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-2.5 -translate-y-1/2 text-soft"
      />
      <input
        type="search"
        data-search={name}
        placeholder={placeholder}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="min-h-9 w-full rounded-control border border-control bg-surface py-1 pe-2 ps-8 text-base placeholder:text-soft hover:border-ink"
      />
    </label>
  );
}
