import { queryOptions } from '@tanstack/react-query';
import type * as cv from '@candor/contracts/cv';
import type * as shelf from '@candor/contracts/cv-shelf';
import { call } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';
import { thenRefresh } from '../../../platform/then-refresh.ts';

const listRoute = route<typeof cv.listCvs>('GET', '/api/my-cvs');
const deleteRoute = route<typeof cv.deleteCv>('DELETE', '/api/cv/:id');
const duplicateRoute = route<typeof shelf.duplicateCv>('POST', '/api/cv/:id/duplicate');
const languageRoute = route<typeof shelf.addCvLanguage>('POST', '/api/cv/:id/languages');
const joinRoute = route<typeof shelf.joinCvLanguages>('PUT', '/api/cv/:id/languages');
const organiseRoute = route<typeof shelf.organiseCv>('PUT', '/api/cv/:id/shelf');
const restoreRoute = route<typeof shelf.restoreCv>('POST', '/api/trash/:id/restore');
const forGoodRoute = route<typeof shelf.deleteCvForGood>('DELETE', '/api/trash/:id');
const emptyRoute = route<typeof shelf.emptyTrash>('DELETE', '/api/trash');

export type Shelf = 'active' | 'archived' | 'trash';

/** The CVs of one shelf; the first is My Documents. */
export function cvsIn(place: Shelf) {
  return queryOptions({
    queryKey: place === 'active' ? ['my-cvs'] : ['my-cvs', place],
    queryFn: ({ signal }) =>
      call(listRoute, place === 'active' ? { signal } : { query: { in: place }, signal }),
  });
}

/** All shelves are asked for again. */
const moving = thenRefresh('my-cvs');

export const duplicateCv = moving((id: string) =>
  call(duplicateRoute, {
    params: { id },
    body: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  }),
);

/** Begins a CV in another language, with the words of this one. */
export const addLanguage = moving((id: string, language: string) =>
  call(languageRoute, {
    params: { id },
    body: { language },
    headers: { 'idempotency-key': crypto.randomUUID() },
  }),
);

/** Says that a CV is another one in a language of its own, or that it stands alone. */
export const joinLanguages = moving((id: string, body: { of: string | null; language: string }) =>
  call(joinRoute, { params: { id }, body }),
);

export const organiseCv = moving((id: string, change: { labels?: string[]; isArchived?: boolean }) =>
  call(organiseRoute, { params: { id }, body: change }),
);

export const moveToTrash = moving((id: string) => call(deleteRoute, { params: { id } }));

export const restoreCv = moving((id: string) => call(restoreRoute, { params: { id } }));

/** Deletes a CV of the trash with all its versions. */
export const deleteForGood = moving((id: string) => call(forGoodRoute, { params: { id } }));

export const emptyTrash = moving(() => call(emptyRoute, {}));
