import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import {
  Archive,
  Columns3,
  Download,
  MoreHorizontal,
  Plus,
  SlidersHorizontal,
  CalendarDays,
  Trash2,
  Upload,
} from 'lucide-react';
import { useState } from 'react';
import type { Stage } from '@candor/domain/applications';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { orderNames, orders, type Filter, type Order } from './filter-cards.ts';
import type { View } from './view.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const selectLook =
  'min-h-9 rounded-control border border-control bg-surface px-2.5 text-base text-ink hover:border-ink';

interface ToolbarProps {
  view: View;
  onView: (view: View) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  order: Order;
  onOrder: (order: Order) => void;
  /** Whether there are offers to compare. */
  hasOffers: boolean;
  sources: readonly string[];
  stages: readonly Stage[];
  more: readonly MenuItem[];
  onAdd: () => void;
}

/** Search, filters and the choice of view. */
export function Toolbar(props: ToolbarProps) {
  const { view, onView, filter, onFilter, order, onOrder, hasOffers, sources, stages, more, onAdd } = props;
  const isOfCards = view === 'board' || view === 'table';
  const [isOpen, setIsOpen] = useState(false);
  const folded = isOpen ? '' : 'max-md:hidden';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label={t`View`}
        value={view}
        options={[
          { value: 'board', label: t`Board` },
          { value: 'table', label: t`Table` },
          { value: 'figures', label: t`Insights` },
          ...(hasOffers ? [{ value: 'offers', label: t`Offers` } as const] : []),
        ]}
        onChange={onView}
      />
      {isOfCards && (
        <>
          <SearchBox
            label={t`Search applications`}
            placeholder={t`Search`}
            name="applications"
            value={filter.search}
            onChange={(search) => onFilter({ ...filter, search })}
          />
          <IconButton
            label={t`Filters`}
            aria-expanded={isOpen}
            className="md:hidden"
            onClick={() => setIsOpen(!isOpen)}
          >
            <SlidersHorizontal {...icon} />
          </IconButton>
          <select
            aria-label={t({ message: 'Show', context: 'what a list shows' })}
            className={clsx(selectLook, folded)}
            value={filter.needsAttention ? 'attention' : 'all'}
            onChange={({ currentTarget: { value } }) =>
              onFilter({ ...filter, needsAttention: value === 'attention' })
            }
          >
            <option value="all">{t`All`}</option>
            <option value="attention">{t`Needs attention`}</option>
          </select>
          {sources.length > 1 && (
            <select
              aria-label={t`Source`}
              className={clsx(selectLook, folded)}
              value={filter.source}
              onChange={({ currentTarget: { value } }) => onFilter({ ...filter, source: value })}
            >
              <option value="">{t`Any source`}</option>
              {sources.map((source) => (
                <option key={source}>{source}</option>
              ))}
            </select>
          )}
          {view === 'table' && (
            <select
              aria-label={t`Stage`}
              className={clsx(selectLook, folded)}
              value={filter.stage}
              onChange={({ currentTarget: { value } }) => onFilter({ ...filter, stage: value })}
            >
              <option value="">{t`Any stage`}</option>
              {stages.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
          {view === 'board' && (
            <select
              aria-label={t({ message: 'Order', context: 'of cards' })}
              className={clsx(selectLook, folded)}
              value={order}
              onChange={({ currentTarget: { value } }) =>
                onOrder(orders.find((one) => one === value) ?? 'attention')
              }
            >
              {orders.map((one) => (
                <option key={one} value={one}>
                  {orderNames[one]}
                </option>
              ))}
            </select>
          )}
        </>
      )}
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
          <Trans>Add job</Trans>
        </Button>
      </div>
    </div>
  );
}

export const menuIcons = {
  stages: <Columns3 {...icon} />,
  archive: <Archive {...icon} />,
  trash: <Trash2 {...icon} />,
  importing: <Upload {...icon} />,
  calendar: <CalendarDays {...icon} />,
  exporting: <Download {...icon} />,
};
