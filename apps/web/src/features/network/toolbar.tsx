import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MoreHorizontal, Plus } from 'lucide-react';
import { contactFilters, type ContactFilter } from '@candor/domain/network';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
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
      <SearchBox label={t`Search contacts`} value={search} onChange={onSearch} />
      <select
        aria-label={t({ message: 'Show', context: 'what a list shows' })}
        className="min-h-9 max-w-full rounded-control border border-control bg-surface px-2.5 text-base text-ink hover:border-ink"
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
      <div className="ms-auto flex items-center gap-2">
        <Menu
          label={t`More`}
          trigger={
            <IconButton label={t`More`}>
              <MoreHorizontal {...icon} />
            </IconButton>
          }
          items={more}
        />
        <Button look="primary" icon={<Plus {...icon} />} onClick={onAdd}>
          <Trans>Add Contact</Trans>
        </Button>
      </div>
    </div>
  );
}
