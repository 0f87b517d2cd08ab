import { queryOptions } from '@tanstack/react-query';
import type * as interview from '@candor/contracts/interview';
import { analysedAnswers, type InterviewSession } from '@candor/domain/interview';
import { call } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';

const analyzeRoute = route<typeof interview.analyzeInterview>('POST', '/api/interview/analyze');

/** The analysis of the server, with remarks of the language model. */
export const coachedAnswers = (session: InterviewSession) =>
  queryOptions({
    queryKey: ['interview-coached', session.startTime, session.cvId, analysedAnswers(session)],
    queryFn: ({ signal }) => {
      const { position, company, difficulty, language, jobDescription, cvId } = session;
      const body = {
        // Practice may be for no job in particular.
        // same in every language
        position: position || 'Any position',
        // same in every language
        company: company || 'Any employer',
        difficulty,
        language,
        ...(jobDescription !== '' && { jobDescription }),
        ...(cvId !== null && { cvId }),
        answers: analysedAnswers(session).map((one) => ({ ...one, keyPoints: [...one.keyPoints] })),
      };
      return call(analyzeRoute, { body, signal });
    },
    staleTime: Infinity,
    retry: false,
  });
