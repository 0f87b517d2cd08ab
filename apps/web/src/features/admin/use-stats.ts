import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/call.ts';
import { errorToast } from '../../ui/toast.ts';
import { adminStats } from './api.ts';
import { demoStats } from './demo-stats.data.ts';

/** The figures of this installation; demo ones, said to be such, where they cannot be loaded. */
export function useStats() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }) => call(adminStats, { signal }),
    refetchOnMount: 'always',
  });
  useEffect(() => {
    if (isError) errorToast(t`Error`, t`Failed to load admin data. Using demo data.`);
  }, [isError]);
  return {
    stats: data ?? (isError ? demoStats : null),
    isDemo: !data && isError,
    isFetching,
    refresh: () => void refetch(),
  };
}
