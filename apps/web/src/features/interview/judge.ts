import {
  analysedAnswers,
  type InterviewAnalysis,
  type InterviewLanguage,
  type InterviewSession,
} from '@candor/domain/interview';
import { queryClient } from '../../platform/query-client.ts';
import { openReadingWorker } from '../../platform/english/english-workers.ts';
import { wordsOf } from './interview-language.tsx';
import { cvOfInterview } from './api/cv.ts';

/** What was found in answers, and what an interviewer would ask next, by the ids of the questions. */
export interface Judged {
  analysis: InterviewAnalysis;
  followUps: Record<string, string>;
}

/** Judges the answers of a session on this device, by the rules that the server has too; null where none was given. */
export async function judge(session: InterviewSession, signal: AbortSignal): Promise<Judged | null> {
  const answers = analysedAnswers(session);
  if (answers.length === 0) return null;
  const { position, company, difficulty, language, jobDescription, questions, cvId } = session;
  const target = {
    position,
    company,
    difficulty,
    language,
    ...(jobDescription !== '' && { jobDescription }),
  };
  const cv = cvId === null ? null : await queryClient.fetchQuery(cvOfInterview(cvId));
  const worker = openReadingWorker();
  try {
    return await worker.run(
      'judge',
      { target, answers, questions, cv, words: wordsOf(language) },
      { signal },
    );
  } finally {
    worker.close();
  }
}

/** Keeps the rules and an interviewer's words loaded for when there is no connection, until the returned function is called. */
export function holdRules(language: InterviewLanguage): () => void {
  const words = wordsOf(language);
  const worker = openReadingWorker();
  const target = { position: '', company: '', difficulty: 'easy' } as const;
  worker.run('judge', { target, answers: [], questions: [], cv: null, words }).catch(() => undefined);
  worker.run('plan', { ...target, words }).catch(() => undefined);
  return worker.close;
}
