import { queryOptions } from '@tanstack/react-query';
import type * as career from '@candor/contracts/career';
import { call } from '../../../platform/call.ts';
import { route, type InputOf, type ReplyOf } from '../../../platform/route.ts';

const draftRoute = route<typeof career.draftCareerSteps>('POST', '/api/draft-career-steps');

type Wish = InputOf<typeof career.draftCareerSteps>['body'];
export type DraftedStep = ReplyOf<typeof career.draftCareerSteps>['steps'][number];

/** What the language model drafts for a way; asked once for each. */
export const draftedSteps = (body: Wish) =>
  queryOptions({
    queryKey: ['drafted-career-steps', body],
    queryFn: async ({ signal }) => (await call(draftRoute, { body, signal })).steps,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
