import { queryOptions } from '@tanstack/react-query';
import type { CvEndpoints } from '@candor/contracts/cv-endpoints';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { route } from '../../../platform/route.ts';
import { thenRefresh } from '../../../platform/then-refresh.ts';

const listRoute = route<CvEndpoints['listLabels']>('GET', '/api/cv-labels');
const renameRoute = route<CvEndpoints['renameLabel']>('PUT', '/api/cv-labels');

/** The person's labels, and on how many CVs each is, those in the archive included. */
export const myLabels = queryOptions({
  queryKey: ['my-cvs', 'labels'],
  queryFn: ({ signal }) => call(listRoute, { signal }),
});

/** Renames a label on every CV that has it; null takes it off all of them. */
export const renameLabel = thenRefresh('my-cvs')(async (name: string, to: string | null) =>
  queryClient.setQueryData(myLabels.queryKey, await call(renameRoute, { body: { name, to } })),
);
