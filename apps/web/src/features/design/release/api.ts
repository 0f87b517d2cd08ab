import { queryOptions } from '@tanstack/react-query';
import type * as cv from '@candor/contracts/cv';
import type * as documents from '@candor/contracts/documents';
import type { LayoutRelease } from '@candor/domain/cv';
import { call } from '../../../platform/call.ts';
import { route, type InputOf } from '../../../platform/route.ts';

const declineRoute = route<typeof cv.declineRelease>('PUT', '/api/cv/:id/declined-release');
const previewRoute = route<typeof documents.preview>('POST', '/api/preview');

export type PreviewBody = InputOf<typeof documents.preview>['body'];

/** Remembers for a CV that a newer release is not wanted. */
export function declineRelease(id: string, declined: LayoutRelease): Promise<void> {
  return call(declineRoute, { params: { id }, body: declined });
}

/** The pages of a CV in one release of its layout. */
export function pagesIn(release: number, body: PreviewBody) {
  return queryOptions({
    queryKey: ['pages-in-release', release, body],
    queryFn: async ({ signal }) => (await call(previewRoute, { body: { ...body, release }, signal })).pages,
    gcTime: 0,
  });
}
