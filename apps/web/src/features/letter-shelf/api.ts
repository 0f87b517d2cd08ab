import { queryOptions } from '@tanstack/react-query';
import type * as letters from '@candor/contracts/letters';
import { call, callFile } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route } from '../../platform/route.ts';

const listRoute = route<typeof letters.listLetters>('GET', '/api/my-letters');
const createRoute = route<typeof letters.createLetter>('POST', '/api/letters');
const getRoute = route<typeof letters.getLetter>('GET', '/api/letter/:id');
const deleteRoute = route<typeof letters.deleteLetter>('DELETE', '/api/letter/:id');
const pictureRoute = route<typeof letters.letterPicture>('GET', '/api/letter/:id/picture');
const exportRoute = route<typeof letters.exportLetter>('GET', '/api/letter/:id/export');

export const myLetters = queryOptions({
  queryKey: ['my-letters'],
  queryFn: ({ signal }) => call(listRoute, { signal }),
});

/** The picture of a first page, as SVG text. A new version is a new picture. */
export function letterPicture(card: letters.LetterCard) {
  return queryOptions({
    queryKey: ['letter-picture', card.id, card.version],
    queryFn: async ({ signal }) =>
      (await callFile(pictureRoute, { params: { id: card.id }, signal })).blob.text(),
  });
}

export async function deleteLetter(id: string): Promise<void> {
  await call(deleteRoute, { params: { id } });
  queryClient.setQueryData(myLetters.queryKey, (cards) => cards?.filter((card) => card.id !== id));
}

/** A second letter of the same words, under a name of its own. */
export async function duplicateLetter(id: string): Promise<letters.Letter> {
  const { title, document, request, template, cvId } = await call(getRoute, { params: { id } });
  const name = `${title} (copy)`;
  const copy = await call(createRoute, {
    body: { title: name, document, request: { ...request, title: name }, template, cvId },
  });
  await queryClient.invalidateQueries({ queryKey: myLetters.queryKey });
  return copy;
}

type ExportQuery = NonNullable<Parameters<typeof callFile<typeof letters.exportLetter>>[1]['query']>;

export function exportLetter(id: string, query: ExportQuery) {
  return callFile(exportRoute, { params: { id }, query });
}
