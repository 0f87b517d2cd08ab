import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InterviewSession } from '@candor/domain/interview';
import { sentenceOf } from '../../platform/call-error.ts';
import { modelInUse } from '../../platform/model-in-use.ts';
import { coachedAnswers } from './api/coach.ts';
import type { Judged } from './judge.ts';
import { judgedAnswers } from './judged-answers.ts';

/** Remarks may have come far above the button that was pressed. */
const addedNote = (count: number) =>
  count === 0
    ? t`The language model had nothing to add.`
    : plural(count, {
        one: 'The language model added # remark.',
        other: 'The language model added # remarks.',
      });

/** What is found in the answers of a session, by a language model too where it is asked. */
export function useJudged(session: InterviewSession) {
  const { data, error, refetch } = useQuery(judgedAnswers(session));
  const { data: state } = useQuery(modelInUse);
  const [isAsked, setIsAsked] = useState(false);
  const coach = useQuery({ ...coachedAnswers(session), enabled: isAsked && Boolean(data) });
  // By the same rules as on this device, and by the model's word on what is to the point.
  const judged: Judged | null | undefined = data && coach.data ? { ...data, analysis: coach.data } : data;
  const added = judged?.analysis.questionAnalysis
    .flatMap(({ remarks }) => remarks)
    .filter(({ isFromModel }) => isFromModel).length;
  const failure = coach.error
    ? sentenceOf(coach.error, t`The language model could not be reached.`)
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
