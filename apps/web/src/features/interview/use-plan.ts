import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type {
  Competency,
  InterviewDifficulty,
  InterviewQuestion,
  InterviewSession,
} from '@candor/domain/interview';
import { sentenceOf } from '../../platform/call-error.ts';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { roundNow, type PlanWish } from './api/sessions.ts';
import type { ChosenLanguage } from './interview-language.tsx';
import { newSession } from './new-session.ts';
import { planOf } from './plan.ts';

/** What is to be practised. */
export interface Wanted {
  kind: InterviewSession['kind'];
  title: string;
  position: string;
  company: string;
  difficulty: InterviewDifficulty;
  language: ChosenLanguage;
  jobDescription: string;
  set?: PlanWish['set'];
  competency?: Competency;
  /** Asked before the last question that was planned. */
  own?: InterviewQuestion[];
}

interface PlanOptions {
  cvId: string | null;
  /** The saved job that is practised for. */
  applicationId: string | null;
  onPlanned: (session: InterviewSession) => void;
}

/** Plans the questions of a session, which then begins. */
export function usePlan({ cvId, applicationId, onPlanned }: PlanOptions) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    isBusy,
    failure,
    cvId,
    applicationId,
    begin: onPlanned,
    plan: async ({ own = [], kind, title, ...wanted }: Wanted) => {
      if (isBusy) return;
      setIsBusy(true);
      setFailure(null);
      try {
        const { set, competency, position, company, difficulty, language: chosen, jobDescription } = wanted;
        const { language, questions } = await planOf({
          position,
          company,
          difficulty,
          ...(chosen !== '' && { language: chosen }),
          ...(jobDescription.trim() !== '' && { jobDescription }),
          ...(set !== undefined && { set }),
          ...(competency && { competency }),
          round: roundNow(),
          useModel: true,
          ...(cvId !== null && { cvId }),
        });
        const all = questions.toSpliced(Math.max(0, questions.length - 1), 0, ...own);
        if (all.length === 0) setFailure(t`There are no questions of this kind yet.`);
        else {
          const job = { position, company, difficulty, language, jobDescription, cvId, applicationId };
          onPlanned(newSession({ kind, title, ...job }, all));
        }
      } catch (error) {
        if (!toastSignedOut(error, t`Please login again to continue.`))
          setFailure(sentenceOf(error, t`Unable to connect to the server. Please try again.`));
      } finally {
        setIsBusy(false);
      }
    },
  };
}

export type Planning = ReturnType<typeof usePlan>;
