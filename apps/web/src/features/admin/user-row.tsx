import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import type { AdminUser, BulkAction } from '@candor/contracts/admin';
import { planNames, planTitles } from '@candor/domain/billing';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { dayOf } from '../../platform/dates.ts';

interface UserRowProps {
  user: AdminUser;
  /** The administrator's own account is not stopped or deleted from here. */
  isOwn: boolean;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: (isSelected: boolean) => void;
  onPlan: (plan: AdminUser['subscriptionPlan']) => void;
  onAct: (action: BulkAction) => void;
}

const labels = { activate: t`Activate`, deactivate: t`Deactivate`, delete: t`Delete` };

const cell = 'px-3 py-2.5 align-middle';

export function UserRow({ user, isOwn, isSelected, isBusy, onSelect, onPlan, onAct }: UserRowProps) {
  const { name, email, role, isActive, subscriptionPlan, cvCount, createdAt } = user;
  const actions: BulkAction[] = [isActive ? 'deactivate' : 'activate', 'delete'];
  return (
    <tr className="border-t border-line">
      <td className={cell}>
        <input
          type="checkbox"
          aria-label={t`Select ${name}`}
          className="size-4 accent-accent"
          disabled={isOwn}
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
      </td>
      <th scope="row" className={`${cell} max-w-64 text-start font-normal`}>
        <span className="block truncate font-medium" title={name}>
          {name}
          {isOwn && (
            <span className="font-normal text-soft">
              {' '}
              <Trans>(you)</Trans>
            </span>
          )}
        </span>
        <span className="block truncate text-sm text-soft" title={email}>
          {email}
        </span>
      </th>
      <td className={cell}>
        {role === 'admin'
          ? t({ message: 'Admin', context: 'role' })
          : t({ message: 'User', context: 'role' })}
      </td>
      <td className={cell}>
        <select
          aria-label={t`Plan of ${name}`}
          className="rounded-control border border-control bg-surface px-2 py-1 text-base"
          value={subscriptionPlan}
          disabled={isBusy}
          onChange={({ currentTarget: { value } }) => {
            const plan = planNames.find((one) => one === value);
            if (plan) onPlan(plan);
          }}
        >
          {planNames.map((plan) => (
            <option key={plan} value={plan}>
              {planTitles[plan]}
            </option>
          ))}
        </select>
      </td>
      <td className={`${cell} text-end tabular-nums`}>{cvCount}</td>
      <td className={`${cell} whitespace-nowrap`}>{dayOf(createdAt)}</td>
      <td className={`${cell} ${isActive ? 'text-green' : 'text-danger'}`}>
        {isActive
          ? t({ message: 'Active', context: 'account' })
          : t({ message: 'Inactive', context: 'account' })}
      </td>
      <td className={`${cell} text-end`}>
        {!isOwn && (
          <Menu
            label={t`Actions for ${name}`}
            trigger={
              <IconButton label={t`Actions for ${name}`} disabled={isBusy}>
                <Ellipsis size={18} strokeWidth={1.5} />
              </IconButton>
            }
            items={actions.map((action) => ({ label: labels[action], onSelect: () => onAct(action) }))}
          />
        )}
      </td>
    </tr>
  );
}
