import { queryOptions } from '@tanstack/react-query';
import type { modelInUse as endpoint } from '@candor/contracts/writing';
import { call } from './call.ts';
import { route } from './route.ts';

const stateRoute = route<typeof endpoint>('GET', '/api/writing/model');

/** Whether a language model can be asked. */
export const modelInUse = queryOptions({
  queryKey: ['model-in-use'],
  queryFn: ({ signal }) => call(stateRoute, { signal }),
  staleTime: 60_000,
});
