import { queryOptions } from '@tanstack/react-query';
import type * as cv from '@candor/contracts/cv';
import type * as shelf from '@candor/contracts/cv-shelf';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { route } from '../../../platform/route.ts';

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
export function refresh(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
}

export async function duplicateCv(id: string): Promise<cv.Cv> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const copy = await call(duplicateRoute, { params: { id }, body: {}, headers });
  await refresh();
  return copy;
}

/** Begins a CV in another language, with the words of this one. */
export async function addLanguage(id: string, language: string): Promise<cv.Cv> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const begun = await call(languageRoute, { params: { id }, body: { language }, headers });
  await refresh();
  return begun;
}

/** Says that a CV is another one in a language of its own, or that it stands alone. */
export async function joinLanguages(
  id: string,
  { of, language }: { of: string | null; language: string },
): Promise<void> {
  await call(joinRoute, { params: { id }, body: { of, language } });
  await refresh();
}

export async function organiseCv(
  id: string,
  change: { labels?: string[]; isArchived?: boolean },
): Promise<void> {
  await call(organiseRoute, { params: { id }, body: change });
  await refresh();
}

export async function moveToTrash(id: string): Promise<void> {
  await call(deleteRoute, { params: { id } });
  await refresh();
}

export async function restoreCv(id: string): Promise<void> {
  await call(restoreRoute, { params: { id } });
  await refresh();
}

/** Deletes a CV of the trash with all its versions. */
export async function deleteForGood(id: string): Promise<void> {
  await call(forGoodRoute, { params: { id } });
  await refresh();
}

export async function emptyTrash(): Promise<void> {
  await call(emptyRoute, {});
  await refresh();
}
