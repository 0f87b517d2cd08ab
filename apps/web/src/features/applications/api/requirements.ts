import { queryOptions } from '@tanstack/react-query';
import type * as optimizer from '@candor/contracts/optimizer';
import { call } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';

const analyzeRoute = route<typeof optimizer.analyzeCv>('POST', '/api/analyze-cv');

/** What an advert asks for, and how far a saved CV answers it. A CV may be changed meanwhile: it is requested again each time. */
export const requirementsFor = (cvId: string, advert: string) =>
  queryOptions({
    queryKey: ['job-requirements', cvId, advert],
    queryFn: async ({ signal }) =>
      (await call(analyzeRoute, { body: { cvId, jobDescription: advert }, signal })).match?.requirements ??
      [],
    staleTime: 0,
    retry: false,
  });
