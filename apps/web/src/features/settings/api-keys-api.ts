import { queryOptions } from '@tanstack/react-query';
import type { BodyInputOf } from '@candor/contracts/endpoint';
import type * as keys from '@candor/contracts/api-keys';
import { call } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';
import { thenRefresh } from '../../platform/then-refresh.ts';

const listRoute = route<typeof keys.listApiKeys>('GET', '/api/api-keys');
const createRoute = route<typeof keys.createApiKey>('POST', '/api/api-keys');
const revokeRoute = route<typeof keys.revokeApiKey>('DELETE', '/api/api-keys/:id');

const key = 'api-keys';
const refreshed = thenRefresh(key);

export const myApiKeys = queryOptions({
  queryKey: [key],
  queryFn: ({ signal }) => call(listRoute, { signal }),
});
export const createApiKey = refreshed((body: BodyInputOf<typeof keys.createApiKey>) =>
  call(createRoute, { body }),
);
export const revokeApiKey = refreshed((id: string) => call(revokeRoute, { params: { id } }));
