import { queryOptions } from '@tanstack/react-query';
import type { BodyInputOf } from '@candor/contracts/endpoint';
import type * as own from '@candor/contracts/own-model';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route } from '../../platform/route.ts';

const getRoute = route<typeof own.getOwnModel>('GET', '/api/own-model');
const saveRoute = route<typeof own.saveOwnModel>('PUT', '/api/own-model');
const removeRoute = route<typeof own.removeOwnModel>('DELETE', '/api/own-model');

export const myModel = queryOptions({
  queryKey: ['own-model'],
  queryFn: ({ signal }) => call(getRoute, { signal }),
});

/** Where administrators allow none and there is none, Settings does not speak of it. */
export const hasPlaceForModel = ({ isAllowed, ownModel }: own.OwnModelState): boolean =>
  isAllowed || ownModel !== null;

export async function saveOwnModel(body: BodyInputOf<typeof own.saveOwnModel>): Promise<void> {
  queryClient.setQueryData(myModel.queryKey, await call(saveRoute, { body }));
}

export async function removeOwnModel(): Promise<void> {
  queryClient.setQueryData(myModel.queryKey, await call(removeRoute, {}));
}
