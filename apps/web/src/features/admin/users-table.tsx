import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminUser, BulkAction, UserPage } from '@candor/contracts/admin';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UserRow } from './user-row.tsx';
import { useUsers, type Users } from './use-users.ts';

const sorts = [
  ['newest', t`Newest first`],
  ['oldest', t`Oldest first`],
  ['name', t`Name`],
  ['email', t`Email`],
] as const;
const columns = [
  { id: 'name', label: t`Name` },
  { id: 'role', label: t`Role` },
  { id: 'plan', label: t`Plan` },
  { id: 'cvs', label: t`CVs`, isFigure: true },
  { id: 'created', label: t({ message: 'Created', context: 'account' }) },
  { id: 'status', label: t`Status` },
];

function totalOf({ total, isMore }: UserPage): string {
  return isMore
    ? t`${plural(total, { one: 'More than # user', other: 'More than # users' })}`
    : t`${plural(total, { one: '# user', other: '# users' })}`;
}

interface Asked {
  users: readonly Pick<AdminUser, 'id' | 'name'>[];
}

/** Acts on what is selected; deleting asks first. */
function BulkBar({
  users,
  page,
  onDelete,
}: {
  users: Users;
  page: UserPage;
  onDelete: (asked: Asked) => void;
}) {
  const chosen = page.users.filter(({ id }) => users.selected.has(id));
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  const run = (action: BulkAction) => void users.act(action, ids);
  return (
    <div className="flex flex-wrap items-center gap-3" role="group" aria-label={t`Selected users`}>
      <p className="text-base">
        <Plural value={chosen.length} one="# selected" other="# selected" />
      </p>
      <Button disabled={users.isBusy} onClick={() => run('activate')}>
        <Trans>Activate</Trans>
      </Button>
      <Button disabled={users.isBusy} onClick={() => run('deactivate')}>
        <Trans>Deactivate</Trans>
      </Button>
      <Button look="danger" disabled={users.isBusy} onClick={() => onDelete({ users: chosen })}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}

/** The accounts of this installation. */
export function UsersTable({ ownId }: { ownId: string }) {
  const users = useUsers();
  const { page, selected } = users;
  const [asked, setAsked] = useState<Asked | null>(null);
  const others = page?.users.filter(({ id }) => id !== ownId).map(({ id }) => id) ?? [];
  const isAll = others.length > 0 && others.every((id) => selected.has(id));
  const first = asked?.users[0]?.name ?? '';
  const many = asked?.users.length ?? 0;
  return (
    <section aria-labelledby="admin-users" className="grid gap-4">
      <h2 id="admin-users" className="font-serif text-lg font-semibold">
        <Trans>Users</Trans>
      </h2>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <InputField
          label={t`Search users`}
          type="search"
          placeholder={t`Name or email`}
          maxLength={200}
          value={users.search}
          onChange={({ currentTarget: { value } }) => users.setSearch(value)}
        />
        <SelectField
          label={t({ message: 'Order', context: 'of a list' })}
          value={users.sort}
          onChange={({ currentTarget: { value } }) => {
            const sort = sorts.find(([name]) => name === value)?.[0];
            if (sort) users.setSort(sort);
          }}
        >
          {sorts.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {page && <BulkBar users={users} page={page} onDelete={setAsked} />}
      {users.isError && (
        <LoadError onRetry={users.retry}>
          <Trans>The users could not be loaded.</Trans>
        </LoadError>
      )}
      {!page && !users.isError && <Skeleton className="h-80" />}
      {page && (
        <>
          <p role="status" className="text-sm text-soft">
            {page.users.length === 0 ? t`No users match your search.` : totalOf(page)}
          </p>
          <div className="relative overflow-x-auto" role="region" aria-label={t`Table of users`} tabIndex={0}>
            <table className="w-full text-base" aria-busy={users.isFetching}>
              <thead>
                <tr className="text-start text-sm text-soft">
                  <th scope="col" className="px-3 py-2">
                    <input
                      type="checkbox"
                      aria-label={t`Select all on this page`}
                      className="size-4 accent-accent"
                      checked={isAll}
                      onChange={({ currentTarget }) => users.select(others, currentTarget.checked)}
                    />
                  </th>
                  {columns.map(({ id, label, isFigure = false }) => (
                    <th
                      key={id}
                      scope="col"
                      className={`px-3 py-2 font-medium ${isFigure ? 'text-end' : ''}`}
                    >
                      {label}
                    </th>
                  ))}
                  <th scope="col" className="px-3 py-2">
                    <span className="sr-only">{t`Actions`}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {page.users.map((user) => (
                  <UserRow
                    key={user.id}
                    user={user}
                    isOwn={user.id === ownId}
                    isSelected={selected.has(user.id)}
                    isBusy={users.isBusy}
                    onSelect={(isSelected) => users.select([user.id], isSelected)}
                    onPlan={(plan) => void users.setPlan(user, plan)}
                    onAct={(action) =>
                      action === 'delete' ? setAsked({ users: [user] }) : void users.act(action, [user.id])
                    }
                  />
                ))}
              </tbody>
            </table>
          </div>
          <div className="flex justify-end gap-3">
            {users.canGoBack && (
              <Button onClick={users.back}>
                <Trans>Previous</Trans>
              </Button>
            )}
            {page.next && (
              <Button onClick={() => page.next && users.next(page.next)}>
                <Trans>Next</Trans>
              </Button>
            )}
          </div>
        </>
      )}
      <Confirm
        isOpen={asked !== null}
        title={t`Delete users?`}
        question={
          many > 1
            ? t`Are you sure you want to permanently delete these ${plural(many, { one: '# user', other: '# users' })}, with everything that belongs to them? This action cannot be undone.`
            : t`Are you sure you want to permanently delete “${first}”, with everything that belongs to them? This action cannot be undone.`
        }
        confirmLabel={t`Delete`}
        busyLabel={users.isBusy ? t`Deleting...` : undefined}
        onConfirm={() => {
          if (asked)
            void users
              .act(
                'delete',
                asked.users.map(({ id }) => id),
              )
              .then(() => setAsked(null));
        }}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}
