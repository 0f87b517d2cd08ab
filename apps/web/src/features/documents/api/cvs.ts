import { queryOptions } from '@tanstack/react-query';
import type * as cv from '@candor/contracts/cv';
import type { CvEndpoints } from '@candor/contracts/cv-endpoints';
import type * as documents from '@candor/contracts/documents';
import { call, callFile } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';
import type { LoadPicture } from '../../../platform/use-thumbnail.ts';
import { cvsIn } from './library.ts';

const getRoute = route<typeof cv.getCv>('GET', '/api/cv/:id');
const pictureRoute = route<CvEndpoints['picture']>('GET', '/api/cv/:id/picture');
const exportRoute = route<typeof documents.exportCv>('GET', '/api/cv/:id/export');
const previewRoute = route<typeof documents.preview>('POST', '/api/preview');

export const myCvs = cvsIn('active');

/** The picture of a CV's first page. */
export const loadPicture: LoadPicture = (id, asked) => callFile(pictureRoute, { params: { id }, ...asked });

export function getCv(id: string) {
  return call(getRoute, { params: { id } });
}

export type ExportQuery = NonNullable<Parameters<typeof callFile<typeof documents.exportCv>>[1]['query']>;

export function exportCv(id: string, query: ExportQuery) {
  return callFile(exportRoute, { params: { id }, query });
}

type PreviewBody = Parameters<typeof call<typeof documents.preview>>[1]['body'];

/** The pages of a CV in a layout. */
export function pagesOf(id: string, version: number, body: PreviewBody) {
  return queryOptions({
    queryKey: ['pages', id, version, body.template, body.paper],
    queryFn: ({ signal }) => call(previewRoute, { body, signal }),
  });
}
