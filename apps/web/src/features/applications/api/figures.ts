import { queryOptions } from '@tanstack/react-query';
import type * as applications from '@candor/contracts/application-files';
import { call } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';

const figuresRoute = route<typeof applications.applicationFigures>('GET', '/api/applications/figures');

/** Asked for with the lists, and again when they are. */
export const trackerFigures = queryOptions({
  queryKey: ['applications', 'figures'],
  queryFn: ({ signal }) => call(figuresRoute, { signal }),
  staleTime: 0,
});
