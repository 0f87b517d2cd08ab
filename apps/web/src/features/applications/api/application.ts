import { queryOptions } from '@tanstack/react-query';
import type * as parts from '@candor/contracts/application-parts';
import type * as applications from '@candor/contracts/applications';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { route, type ReplyOf } from '../../../platform/route.ts';

const getRoute = route<typeof applications.getApplication>('GET', '/api/applications/:id');
const ofDocumentRoute = route<typeof parts.documentApplication>('GET', '/api/document-application/:id');

export type Application = ReplyOf<typeof applications.getApplication>;

/** One application. An answer that was on its way while something changed does not undo that. */
export const applicationOf = (id: string) =>
  queryOptions({
    queryKey: ['application', id],
    queryFn: async ({ signal, queryKey }) => {
      const read = await call(getRoute, { params: { id }, signal });
      const known = queryClient.getQueryData<Application>(queryKey);
      return known && known.version > read.version ? known : read;
    },
  });

/** One application, as it is known or else as the server has it. */
export const openJob = (id: string): Promise<Application> => queryClient.fetchQuery(applicationOf(id));

/** The job that a document is made for; null where it is for none. */
export const applicationOfDocument = (documentId: string) =>
  queryOptions({
    queryKey: ['document-application', documentId],
    queryFn: async ({ signal }) =>
      (await call(ofDocumentRoute, { params: { id: documentId }, signal })).application,
    staleTime: 0,
  });
