import { queryOptions } from '@tanstack/react-query';
import type * as cv from '@candor/contracts/cv';
import type * as library from '@candor/contracts/cv-endpoints';
import { call } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';
import { thenRefresh } from '../../../platform/then-refresh.ts';

const listRoute = route<typeof cv.listCvs>('GET', '/api/my-cvs');
const getRoute = route<typeof cv.getCv>('GET', '/api/cv/:id');
const saveRoute = route<typeof cv.saveCv>('PUT', '/api/cv/:id');
const deleteRoute = route<library.CvEndpoints['moveToTrash']>('DELETE', '/api/cv/:id');
const duplicateRoute = route<library.CvEndpoints['copy']>('POST', '/api/cv/:id/duplicate');
const languageRoute = route<typeof library.addCvLanguage>('POST', '/api/cv/:id/languages');
const joinRoute = route<typeof library.joinCvLanguages>('PUT', '/api/cv/:id/languages');
const organiseRoute = route<library.CvEndpoints['organise']>('PUT', '/api/cv/:id/library');
const restoreRoute = route<library.CvEndpoints['restore']>('POST', '/api/trash/:id/restore');
const forGoodRoute = route<library.CvEndpoints['deleteForGood']>('DELETE', '/api/trash/:id');
const emptyRoute = route<library.CvEndpoints['emptyTrash']>('DELETE', '/api/trash');

export type Folder = 'active' | 'archived' | 'trash';

/** The CVs of one folder; the first is My Documents. */
export function cvsIn(place: Folder) {
  return queryOptions({
    queryKey: place === 'active' ? ['my-cvs'] : ['my-cvs', place],
    queryFn: ({ signal }) =>
      call(listRoute, place === 'active' ? { signal } : { query: { in: place }, signal }),
  });
}

/** All folders are asked for again. */
const moving = thenRefresh('my-cvs');

/** A title conflicts with no words: it goes over whatever version there is. */
export const renameCv = moving(async (id: string, title: string) => {
  const { version } = await call(getRoute, { params: { id } });
  return call(saveRoute, { params: { id }, body: { version, title } });
});

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
