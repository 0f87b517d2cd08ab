import { queryOptions } from '@tanstack/react-query';
import type * as cv from '@candor/contracts/cv';
import type * as interview from '@candor/contracts/interview';
import type { LetterEndpoints } from '@candor/contracts/letter-endpoints';
import type * as letters from '@candor/contracts/letters';
import type * as optimizer from '@candor/contracts/optimizer';
import { askedTerms } from '@candor/domain/jobs';
import { call, callFile } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route, type ReplyOf } from '../../platform/route.ts';

const takeRoute = route<LetterEndpoints['takeProposal']>('POST', '/api/letter/:id/proposal');
const dropRoute = route<LetterEndpoints['dropProposal']>('DELETE', '/api/letter/:id/proposal');
const settleRoute = route<LetterEndpoints['settleMarks']>('POST', '/api/letter/:id/marks');
const createRoute = route<typeof letters.createLetter>('POST', '/api/letters');
const getRoute = route<typeof letters.getLetter>('GET', '/api/letter/:id');
const exportRoute = route<typeof letters.exportLetter>('GET', '/api/letter/:id/export');
const readAdvertRoute = route<typeof optimizer.readAdvert>('POST', '/api/read-advert');
const cvListRoute = route<typeof cv.listCvs>('GET', '/api/my-cvs');
const storiesRoute = route<typeof interview.listStories>('GET', '/api/interview/stories');
const cvRoute = route<typeof cv.getCv>('GET', '/api/cv/:id');

export const saveRoute = route<typeof letters.saveLetter>('PUT', '/api/letter/:id');
export const generateRoute = route<typeof letters.generateLetter>('POST', '/api/generate-letter');
export const exportDocumentRoute = route<typeof letters.exportLetterDocument>('POST', '/api/letter-export');

/** The key of the list of letters. */
export const lettersKey = ['my-letters'] as const;

/** The CVs a letter can start from. */
export const startingCvs = queryOptions({
  queryKey: ['my-cvs'],
  queryFn: ({ signal }) => call(cvListRoute, { signal }),
});

export type Story = ReplyOf<typeof interview.listStories>['stories'][number];

/** The story bank, under the key that the interview tab uses: what is changed there is known here. */
export const storyBank = queryOptions({
  queryKey: ['interview-stories'],
  queryFn: async ({ signal }) => (await call(storiesRoute, { signal })).stories,
});

/** What an advert asks for, read by a language model too where one is to; the same advert asks for the same. */
export const askedByAdvert = (advert: string, useModel = false) =>
  queryOptions({
    queryKey: ['asked-by-advert', advert, useModel],
    queryFn: async ({ signal }) =>
      askedTerms(advert, await call(readAdvertRoute, { body: { text: advert, useModel }, signal })),
    enabled: advert.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The CV a letter rests on. */
export function startingCv(id: string) {
  return queryOptions({
    queryKey: ['letter-cv', id],
    queryFn: ({ signal }) => call(cvRoute, { params: { id }, signal }),
    staleTime: 60_000,
  });
}

export function getLetter(id: string) {
  return call(getRoute, { params: { id } });
}

type Chosen = Parameters<typeof call<LetterEndpoints['takeProposal']>>[1]['body'];

/** Makes of a letter what was chosen of what was generated again. */
export async function takeLetterProposal(id: string, body: Chosen): Promise<letters.Letter> {
  const letter = await call(takeRoute, { params: { id }, body });
  await queryClient.invalidateQueries({ queryKey: lettersKey });
  return letter;
}

export function dropLetterProposal(id: string) {
  return call(dropRoute, { params: { id } });
}

export function settleLetterMarks(id: string, keys: string[], isSettled: boolean) {
  return call(settleRoute, { params: { id }, body: { keys, isSettled } });
}

type NewLetter = Parameters<typeof call<typeof letters.createLetter>>[1]['body'];

export async function createLetter(body: NewLetter): Promise<letters.Letter> {
  const letter = await call(createRoute, { body });
  await queryClient.invalidateQueries({ queryKey: lettersKey });
  return letter;
}

type ExportQuery = NonNullable<Parameters<typeof callFile<typeof letters.exportLetter>>[1]['query']>;

export function exportLetter(id: string, query: ExportQuery) {
  return callFile(exportRoute, { params: { id }, query });
}
