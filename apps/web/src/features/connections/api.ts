import { queryOptions } from '@tanstack/react-query';
import type * as connections from '@candor/contracts/connections';
import type { BodyInputOf } from '@candor/contracts/endpoint';
import { call } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';
import { thenRefresh } from '../../platform/then-refresh.ts';

const listRoute = route<typeof connections.listConnections>('GET', '/api/connections');
const requestRoute = route<typeof connections.readConnectionRequest>('POST', '/api/connections/request');
const answerRoute = route<typeof connections.answerConnectionRequest>('POST', '/api/connections/answer');
const chooseRoute = route<typeof connections.chooseConnectionTools>('PUT', '/api/connections/:id');
const revokeRoute = route<typeof connections.revokeConnection>('DELETE', '/api/connections/:id');

const key = 'connections';
const refreshed = thenRefresh(key);

export const myConnections = queryOptions({
  queryKey: [key],
  queryFn: ({ signal }) => call(listRoute, { signal }),
});
/** What a program asks, as it came in the address. */
export const connectionRequest = (query: string) =>
  queryOptions({
    queryKey: [key, 'request', query],
    queryFn: ({ signal }) => call(requestRoute, { body: { query }, signal }),
    retry: false,
  });
export const answerRequest = (body: BodyInputOf<typeof connections.answerConnectionRequest>) =>
  call(answerRoute, { body });
export const chooseTools = refreshed(({ id, tools }: { id: string; tools: string[] }) =>
  call(chooseRoute, { params: { id }, body: { tools } }),
);
export const disconnect = refreshed((id: string) => call(revokeRoute, { params: { id } }));
