import { queryOptions } from '@tanstack/react-query';
import type * as optimizer from '@candor/contracts/optimizer';
import type { CvDocument } from '@candor/domain/cv';
import { call } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';

/** The key of all analyses. */
export const analysisKey = 'cv-analysis';

const analyzeRoute = route<typeof optimizer.analyzeCv>('POST', '/api/analyze-cv');

/** The analysis of a document, alone or against an advert. The same of both has the same analysis. */
export const cvAnalysis = (document: CvDocument, jobDescription: string) =>
  queryOptions({
    queryKey: [analysisKey, document, jobDescription],
    queryFn: ({ signal }) => call(analyzeRoute, { body: { document, jobDescription }, signal }),
    // What was typed in between is not asked for again.
    gcTime: 30_000,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
