import { MoreHorizontal, Plus, Search } from 'lucide-react';
import { contactFilters, type ContactFilter } from '@candor/domain/network';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { filterNames } from './words.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface ToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  filter: ContactFilter;
  onFilter: (filter: ContactFilter) => void;
  more: readonly MenuItem[];
  onAdd: () => void;
}

/** Search, filter, and what can be done with all contacts. */
export function Toolbar({ search, onSearch, filter, onFilter, more, onAdd }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label className="relative grow basis-44 sm:max-w-80">
        <span className="sr-only">Search contacts</span>
        <Search
          {...icon}
          className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-soft"
        />
        <input
          type="search"
          placeholder="Search contacts"
          value={search}
          onChange={({ currentTarget: { value } }) => onSearch(value)}
          className="min-h-9 w-full rounded-control border border-control bg-surface py-1 pr-2 pl-8 text-base placeholder:text-soft hover:border-ink"
        />
      </label>
      <select
        aria-label="Show"
        className="min-h-9 rounded-control border border-control bg-surface px-2.5 text-base text-ink hover:border-ink"
        value={filter}
        onChange={({ currentTarget: { value } }) =>
          onFilter(contactFilters.find((one) => one === value) ?? 'all')
        }
      >
        {contactFilters.map((one) => (
          <option key={one} value={one}>
            {filterNames[one]}
          </option>
        ))}
      </select>
      <div className="ml-auto flex items-center gap-2">
        <Menu
          label="More"
          trigger={
            <IconButton label="More">
              <MoreHorizontal {...icon} />
            </IconButton>
          }
          items={more}
        />
        <Button look="primary" icon={<Plus {...icon} />} onClick={onAdd}>
          Add Contact
        </Button>
      </div>
    </div>
  );
}
