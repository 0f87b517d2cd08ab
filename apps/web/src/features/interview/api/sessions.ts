import { queryOptions } from '@tanstack/react-query';
import type * as interview from '@candor/contracts/interview';
import type { InterviewLanguage, InterviewSession } from '@candor/domain/interview';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { route, type InputOf, type ReplyOf } from '../../../platform/route.ts';
import { thenRefresh } from '../../../platform/then-refresh.ts';

const listRoute = route<typeof interview.listSessions>('GET', '/api/interview/sessions');
const startRoute = route<typeof interview.startSession>('POST', '/api/interview/sessions');
const getRoute = route<typeof interview.getSession>('GET', '/api/interview/sessions/:id');
const saveRoute = route<typeof interview.saveSession>('PUT', '/api/interview/sessions/:id');
const deleteRoute = route<typeof interview.deleteSession>('DELETE', '/api/interview/sessions/:id');
const planRoute = route<typeof interview.planInterviewQuestions>('POST', '/api/interview/questions');

export type SessionCard = ReplyOf<typeof interview.listSessions>['sessions'][number];
export type SavedSession = ReplyOf<typeof interview.getSession>;
export type PlanWish = InputOf<typeof interview.planInterviewQuestions>['body'];

const KEY = 'interview-sessions';

/** A person's interviews, the newest first. */
export const mySessions = queryOptions({
  queryKey: [KEY],
  queryFn: async ({ signal }) => (await call(listRoute, { signal })).sessions,
});

export const refreshSessions = () => queryClient.invalidateQueries({ queryKey: [KEY] });

export const sessionOf = (id: string) =>
  queryOptions({
    queryKey: ['interview-session', id],
    queryFn: ({ signal }) => call(getRoute, { params: { id }, signal }),
  });

/** Stores a new session, or finds the one that was started at the same moment. */
export const startSession = (session: InterviewSession, keepalive: boolean) =>
  call(startRoute, {
    body: session,
    headers: { 'idempotency-key': `interview-${session.kind}-${session.startTime}` },
    keepalive,
  });

export const saveSession = (id: string, version: number, session: InterviewSession, keepalive: boolean) =>
  call(saveRoute, { params: { id }, body: { ...session, version }, keepalive });

export const deleteSession = thenRefresh(KEY)((id: string) => call(deleteRoute, { params: { id } }));

export const planQuestions = (body: PlanWish) => call(planRoute, { body });

/** How many interviews and practices there were: the next one asks other questions. */
export const roundNow = (): number => queryClient.getQueryData(mySessions.queryKey)?.length ?? 0;

/** What to ask the employer of a job. */
export const questionsToAsk = (
  { position, company, jobDescription }: Pick<InterviewSession, 'position' | 'company' | 'jobDescription'>,
  language: InterviewLanguage | '',
) =>
  queryOptions({
    queryKey: ['interview-to-ask', position, company, jobDescription, language],
    queryFn: ({ signal }) => {
      const about = {
        ...(jobDescription.trim() !== '' && { jobDescription }),
        ...(language !== '' && { language }),
      };
      return call(planRoute, { body: { position, company, difficulty: 'easy', ...about }, signal });
    },
    staleTime: Infinity,
  });
