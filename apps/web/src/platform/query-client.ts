import { QueryClient } from '@tanstack/react-query';
import { onLeave } from './token.ts';

/** Reads do not retry, never go stale by themselves and do not refetch on focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false },
    mutations: { retry: false },
  },
});

onLeave(() => queryClient.clear());
