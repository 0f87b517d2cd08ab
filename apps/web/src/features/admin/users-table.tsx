import { useState } from 'react';
import type { AdminUser, BulkAction, UserPage } from '@candor/contracts/admin';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UserRow } from './user-row.tsx';
import { useUsers, type Users } from './use-users.ts';
import { wholeNumber } from '../../ui/figures.ts';

const sorts = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['name', 'Name'],
  ['email', 'Email'],
] as const;
const columns = ['Name', 'Role', 'Plan', 'CVs', 'Created', 'Status'];

function totalOf({ total, isMore }: UserPage): string {
  const count = isMore ? `More than ${wholeNumber(total)}` : wholeNumber(total);
  return `${count} ${total === 1 && !isMore ? 'user' : 'users'}`;
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
    <div className="flex flex-wrap items-center gap-3" role="group" aria-label="Selected users">
      <p className="text-base">{chosen.length} selected</p>
      <Button disabled={users.isBusy} onClick={() => run('activate')}>
        Activate
      </Button>
      <Button disabled={users.isBusy} onClick={() => run('deactivate')}>
        Deactivate
      </Button>
      <Button look="danger" disabled={users.isBusy} onClick={() => onDelete({ users: chosen })}>
        Delete
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
  const names = asked && asked.users.length > 1 ? `these ${asked.users.length} users` : `“${first}”`;
  return (
    <section aria-labelledby="admin-users" className="grid gap-4">
      <h2 id="admin-users" className="font-serif text-lg font-semibold">
        Users
      </h2>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <InputField
          label="Search users"
          type="search"
          placeholder="Name or email"
          maxLength={200}
          value={users.search}
          onChange={({ currentTarget: { value } }) => users.setSearch(value)}
        />
        <SelectField
          label="Order"
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
      {users.isError && <LoadError onRetry={users.retry}>The users could not be loaded.</LoadError>}
      {!page && !users.isError && <Skeleton className="h-80" />}
      {page && (
        <>
          <p role="status" className="text-sm text-soft">
            {page.users.length === 0 ? 'No users match your search.' : totalOf(page)}
          </p>
          <div className="relative overflow-x-auto" role="region" aria-label="Table of users" tabIndex={0}>
            <table className="w-full text-base" aria-busy={users.isFetching}>
              <thead>
                <tr className="text-left text-sm text-soft">
                  <th scope="col" className="px-3 py-2">
                    <input
                      type="checkbox"
                      aria-label="Select all on this page"
                      className="size-4 accent-accent"
                      checked={isAll}
                      onChange={({ currentTarget }) => users.select(others, currentTarget.checked)}
                    />
                  </th>
                  {columns.map((column) => (
                    <th
                      key={column}
                      scope="col"
                      className={`px-3 py-2 font-medium ${column === 'CVs' ? 'text-right' : ''}`}
                    >
                      {column}
                    </th>
                  ))}
                  <th scope="col" className="px-3 py-2">
                    <span className="sr-only">Actions</span>
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
            {users.canGoBack && <Button onClick={users.back}>Previous</Button>}
            {page.next && <Button onClick={() => page.next && users.next(page.next)}>Next</Button>}
          </div>
        </>
      )}
      <Confirm
        isOpen={asked !== null}
        title="Delete users?"
        question={`Are you sure you want to permanently delete ${names}, with everything that belongs to them? This action cannot be undone.`}
        confirmLabel="Delete"
        busyLabel={users.isBusy ? 'Deleting...' : undefined}
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
