import { queryOptions } from '@tanstack/react-query';
import { analysedAnswers, type InterviewSession } from '@candor/domain/interview';
import { judge } from './judge.ts';

/** What is found in the answers of a session. It is worked out on this device: no connection is needed. */
export const judgedAnswers = (session: InterviewSession) =>
  queryOptions({
    queryKey: ['interview-judged', session.startTime, session.cvId, analysedAnswers(session)],
    queryFn: ({ signal }) => judge(session, signal),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    networkMode: 'always',
  });
