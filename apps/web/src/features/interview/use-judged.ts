import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InterviewAnalysis, InterviewSession } from '@candor/domain/interview';
import { counted } from '@candor/domain/text';
import { sentenceOf } from '../../platform/call-error.ts';
import { modelInUse } from '../../platform/model-in-use.ts';
import { coachedAnswers } from './api/coach.ts';
import type { Judged } from './judge.ts';
import { judgedAnswers } from './judged-answers.ts';

/** An analysis of this device with what the language model adds to it. */
function withCoach(judged: Judged, coached: InterviewAnalysis): Judged {
  const questionAnalysis = judged.analysis.questionAnalysis.map((one) => {
    const added = coached.questionAnalysis
      .filter(({ questionId }) => questionId === one.questionId)
      .flatMap(({ remarks }) => remarks.filter(({ isFromModel }) => isFromModel));
    return { ...one, remarks: [...one.remarks, ...added] };
  });
  return { ...judged, analysis: { ...judged.analysis, questionAnalysis } };
}

/** Remarks may have come far above the button that was pressed. */
const addedNote = (count: number) =>
  count === 0
    ? 'The language model had nothing to add.'
    : `The language model added ${counted(count, 'remark')}.`;

/** What is found in the answers of a session; remarks of a language model where it is asked for them. */
export function useJudged(session: InterviewSession) {
  const { data, error, refetch } = useQuery(judgedAnswers(session));
  const { data: state } = useQuery(modelInUse);
  const [isAsked, setIsAsked] = useState(false);
  const coach = useQuery({ ...coachedAnswers(session), enabled: isAsked && Boolean(data) });
  const judged = data && coach.data ? withCoach(data, coach.data) : data;
  const added = judged?.analysis.questionAnalysis
    .flatMap(({ remarks }) => remarks)
    .filter(({ isFromModel }) => isFromModel).length;
  const failure = coach.error
    ? sentenceOf(coach.error, 'The language model could not be reached.')
    : coach.data?.note;
  return {
    judged,
    error,
    refetch,
    coach: {
      /** Again where it failed. */
      canAsk: Boolean(state?.isInUse && data) && (!isAsked || Boolean(failure)),
      isBusy: coach.isFetching,
      ask: () => (isAsked ? void coach.refetch() : setIsAsked(true)),
      /** What came of it; '' as long as nothing did. */
      note: coach.isFetching || !isAsked ? '' : failure || (coach.data ? addedNote(added ?? 0) : ''),
    },
  };
}

export type Coach = ReturnType<typeof useJudged>['coach'];
