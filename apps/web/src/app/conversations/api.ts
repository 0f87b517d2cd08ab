import { queryOptions } from '@tanstack/react-query';
import type * as contract from '@candor/contracts/conversations';
import type { CvEndpoints } from '@candor/contracts/cv-endpoints';
import type { LetterEndpoints } from '@candor/contracts/letter-endpoints';
import type { DocumentKindName } from '@candor/domain/documents/kinds';
import { subjectText, type Subject } from '@candor/domain/conversations';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route } from '../../platform/route.ts';

export const askRoute = route<typeof contract.ask>('POST', '/api/ask');
const getRoute = route<typeof contract.getConversation>('GET', '/api/conversation');
const decideRoute = route<typeof contract.decideAct>('POST', '/api/conversations/:id/acts/:act');
const deleteRoute = route<typeof contract.deleteConversation>('DELETE', '/api/conversations/:id');

export const cvRoutes = {
  get: route<CvEndpoints['get']>('GET', '/api/cv/:id'),
  save: route<CvEndpoints['save']>('PUT', '/api/cv/:id'),
  take: route<CvEndpoints['takeProposal']>('POST', '/api/cv/:id/proposal'),
  drop: route<CvEndpoints['dropProposal']>('DELETE', '/api/cv/:id/proposal'),
  file: route<CvEndpoints['exportSaved']>('GET', '/api/cv/:id/export'),
};
export const letterRoutes = {
  get: route<LetterEndpoints['get']>('GET', '/api/letter/:id'),
  save: route<LetterEndpoints['save']>('PUT', '/api/letter/:id'),
  take: route<LetterEndpoints['takeProposal']>('POST', '/api/letter/:id/proposal'),
  drop: route<LetterEndpoints['dropProposal']>('DELETE', '/api/letter/:id/proposal'),
  file: route<LetterEndpoints['exportSaved']>('GET', '/api/letter/:id/export'),
};

/** Under this key what waits with a document is kept. */
export const waitingKey = ({ kind, id }: { kind: DocumentKindName; id: string }) =>
  ['waiting', kind, id] as const;

/** The conversation about something; null where none has begun. */
export const conversationAbout = (subject: Subject) =>
  queryOptions({
    queryKey: ['conversation', subjectText(subject)],
    queryFn: async ({ signal }) =>
      (await call(getRoute, { query: { about: subjectText(subject) }, signal })).conversation,
  });

const refreshed = (subject: Subject) =>
  queryClient.invalidateQueries({ queryKey: conversationAbout(subject).queryKey });

export async function refreshConversation(subject: Subject): Promise<void> {
  await refreshed(subject);
}

/** What was allowed may have changed anything. */
export async function decide(subject: Subject, params: { id: string; act: string }, isAllowed: boolean) {
  const turn = await call(decideRoute, { params, body: { isAllowed } });
  await (isAllowed ? queryClient.invalidateQueries() : refreshed(subject));
  return turn;
}

export async function clear(subject: Subject, id: string): Promise<void> {
  await call(deleteRoute, { params: { id } });
  await refreshed(subject);
}
