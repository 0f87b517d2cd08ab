import { queryOptions } from '@tanstack/react-query';
import type { LetterEndpoints } from '@candor/contracts/letter-endpoints';
import type * as letters from '@candor/contracts/letters';
import { call, callFile } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';
import { thenRefresh } from '../../../platform/then-refresh.ts';
import type { LoadPicture } from '../../../platform/use-thumbnail.ts';

const listRoute = route<typeof letters.listLetters>('GET', '/api/my-letters');
const getRoute = route<typeof letters.getLetter>('GET', '/api/letter/:id');
const saveRoute = route<typeof letters.saveLetter>('PUT', '/api/letter/:id');
const duplicateRoute = route<LetterEndpoints['copy']>('POST', '/api/letter/:id/duplicate');
const deleteRoute = route<LetterEndpoints['moveToTrash']>('DELETE', '/api/letter/:id');
const restoreRoute = route<LetterEndpoints['restore']>('POST', '/api/letter-trash/:id/restore');
const forGoodRoute = route<LetterEndpoints['deleteForGood']>('DELETE', '/api/letter-trash/:id');
const emptyRoute = route<LetterEndpoints['emptyTrash']>('DELETE', '/api/letter-trash');
const pictureRoute = route<LetterEndpoints['picture']>('GET', '/api/letter/:id/picture');
const exportRoute = route<typeof letters.exportLetter>('GET', '/api/letter/:id/export');

export const myLetters = queryOptions({
  queryKey: ['my-letters'],
  queryFn: ({ signal }) => call(listRoute, { signal }),
});

/** The picture of a letter's first page. */
export const loadPicture: LoadPicture = (id, asked) => callFile(pictureRoute, { params: { id }, ...asked });

/** The letters of the trash. */
export const trashedLetters = queryOptions({
  queryKey: ['my-letters', 'trash'],
  queryFn: ({ signal }) => call(listRoute, { query: { in: 'trash' }, signal }),
});

/** Both places are asked for again. */
const moving = thenRefresh('my-letters');

/** A title conflicts with no words: it goes over whatever version there is. */
export const renameLetter = moving(async (id: string, title: string) => {
  const { version } = await call(getRoute, { params: { id } });
  return call(saveRoute, { params: { id }, body: { version, title } });
});

/** A second letter of the same words. */
export const duplicateLetter = moving((id: string) => call(duplicateRoute, { params: { id }, body: {} }));

export const moveToTrash = moving((id: string) => call(deleteRoute, { params: { id } }));

export const restoreLetter = moving((id: string) => call(restoreRoute, { params: { id } }));

/** Deletes a letter of the trash with all its versions. */
export const deleteForGood = moving((id: string) => call(forGoodRoute, { params: { id } }));

export const emptyTrash = moving(() => call(emptyRoute, {}));

type ExportQuery = NonNullable<Parameters<typeof callFile<typeof letters.exportLetter>>[1]['query']>;

export function exportLetter(id: string, query: ExportQuery) {
  return callFile(exportRoute, { params: { id }, query });
}
