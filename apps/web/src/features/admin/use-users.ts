import { plural, t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser, BulkAction, UserSort } from '@candor/contracts/admin';
import { planTitles } from '@candor/domain/billing';
import { CallError } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import { changeUser, changeUsers, listUsers } from './api.ts';

const KEY = ['admin', 'users'];

/** What came of an action: of how many it was done, of how many not, and that it could not be asked for. */
const outcomes: Record<
  BulkAction,
  { done: (n: number) => string; refused: (n: number) => string; failed: string }
> = {
  activate: {
    done: (n) => t`${plural(n, { one: '# user', other: '# users' })} activated.`,
    refused: (n) => t`${plural(n, { one: '# user', other: '# users' })} not activated`,
    failed: t`Failed to activate users. Please try again.`,
  },
  deactivate: {
    done: (n) => t`${plural(n, { one: '# user', other: '# users' })} deactivated.`,
    refused: (n) => t`${plural(n, { one: '# user', other: '# users' })} not deactivated`,
    failed: t`Failed to deactivate users. Please try again.`,
  },
  delete: {
    done: (n) => t`${plural(n, { one: '# user', other: '# users' })} deleted.`,
    refused: (n) => t`${plural(n, { one: '# user', other: '# users' })} not deleted`,
    failed: t`Failed to delete users. Please try again.`,
  },
};

/** The accounts, a page at a time, and what is done to those that are selected. */
export function useUsers() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<UserSort>('newest');
  /** Where each page that was left began; the last is the page that is shown. */
  const [starts, setStarts] = useState<readonly (string | undefined)[]>([undefined]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const after = starts.at(-1);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...KEY, search, sort, after ?? ''],
    queryFn: ({ signal }) => call(listUsers, { query: { search, sort, ...(after && { after }) }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

  const begin = () => {
    setStarts([undefined]);
    setSelected(new Set());
  };
  const reload = () => queryClient.invalidateQueries({ queryKey: ['admin'] });

  return {
    page: data,
    isError,
    isFetching,
    isBusy,
    retry: () => void refetch(),
    search,
    sort,
    selected,
    canGoBack: starts.length > 1,
    setSearch(words: string) {
      setSearch(words);
      begin();
    },
    setSort(next: UserSort) {
      setSort(next);
      begin();
    },
    next(start: string) {
      setStarts([...starts, start]);
      setSelected(new Set());
    },
    back() {
      setStarts(starts.slice(0, -1));
      setSelected(new Set());
    },
    select(ids: readonly string[], isSelected: boolean) {
      const next = new Set(selected);
      for (const id of ids)
        if (isSelected) next.add(id);
        else next.delete(id);
      setSelected(next);
    },
    async act(action: BulkAction, ids: readonly string[]) {
      setIsBusy(true);
      try {
        const { changed, refused } = await call(changeUsers, { body: { ids: [...ids], action } });
        if (changed > 0) toast(t`Users updated`, outcomes[action].done(changed));
        const [first] = refused;
        if (first) errorToast(outcomes[action].refused(refused.length), first.reason);
      } catch (error) {
        const isOver = error instanceof CallError && error.code === 'unauthenticated';
        if (isOver) errorToast(t`Authentication Error`, t`Please login again to continue.`);
        else errorToast(t`Error`, outcomes[action].failed);
      }
      setSelected(new Set());
      await reload();
      setIsBusy(false);
    },
    async setPlan({ id, name }: AdminUser, subscriptionPlan: AdminUser['subscriptionPlan']) {
      setIsBusy(true);
      await withErrorToast(
        async () => {
          await call(changeUser, { params: { id }, body: { subscriptionPlan } });
          toast(t`Plan changed`, t`${name} is on the ${planTitles[subscriptionPlan]} plan.`);
        },
        t`Update Failed`,
      );
      await reload();
      setIsBusy(false);
    },
  };
}

export type Users = ReturnType<typeof useUsers>;
