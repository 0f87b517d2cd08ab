import { queryOptions } from '@tanstack/react-query';
import type { matchRequirements } from '@candor/contracts/optimizer';
import type { CvDocument } from '@candor/domain/cv';
import type { Requirement } from '@candor/domain/optimizer';
import { call } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';

const matchRoute = route<typeof matchRequirements>('POST', '/api/match-requirements');

const MOST_ASKED = 60;

/** By the id of a requirement the line of the CV in which the language model sees it. */
export const answersInCv = (document: CvDocument, open: readonly Requirement[]) =>
  queryOptions({
    queryKey: ['requirement-answers', document, open.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const asked = open.slice(0, MOST_ASKED).map(({ id, name, quote }) => ({ id, name, quote }));
      const { answers } = await call(matchRoute, { body: { document, open: asked }, signal });
      return new Map(answers.map(({ id, line }) => [id, line]));
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
