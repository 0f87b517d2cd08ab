import type { judgeRequirement as endpoint } from '@candor/contracts/optimizer';
import { call } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';
import { thenRefresh } from '../../../platform/then-refresh.ts';
import { analysisKey } from './analyze-cv.ts';

const judgeRoute = route<typeof endpoint>('PUT', '/api/requirement-verdicts');

/** Stores whether a line answers what is asked, or takes it back with null; the analysis follows. */
export const judgeRequirement = thenRefresh(analysisKey)(
  (demand: string, line: string, isAnswer: boolean | null) =>
    call(judgeRoute, { body: { demand, line, isAnswer } }),
);
