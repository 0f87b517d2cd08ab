import { queryOptions } from '@tanstack/react-query';
import type { getOwnModel } from '@candor/contracts/own-model';
import { call } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';

const getRoute = route<typeof getOwnModel>('GET', '/api/own-model');

/** Whether people may have texts written by a model of their own. */
export const ownModelAllowed = queryOptions({
  queryKey: ['own-model'],
  queryFn: ({ signal }) => call(getRoute, { signal }),
  select: ({ isAllowed }) => isAllowed,
});
