import { queryOptions } from '@tanstack/react-query';
import type * as optimizer from '@candor/contracts/optimizer';
import type { CvDocument } from '@candor/domain/cv';
import { call } from '../../../platform/call.ts';
import { route, type InputOf } from '../../../platform/route.ts';
import { thenRefresh } from '../../../platform/then-refresh.ts';

const tailorRoute = route<typeof optimizer.tailorCv>('POST', '/api/tailor-cv');
const createRoute = route<typeof optimizer.createTailoredCv>('POST', '/api/cv/:id/tailored');

/** The changes that bring a document nearer to an advert. */
export const tailoring = (document: CvDocument, jobDescription: string) =>
  queryOptions({
    queryKey: ['cv-tailoring', document, jobDescription],
    queryFn: ({ signal }) => call(tailorRoute, { body: { document, jobDescription }, signal }),
    gcTime: 30_000,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

type TailoredBody = InputOf<typeof optimizer.createTailoredCv>['body'];

/** Copies a CV for an advert, with the words that were chosen. Repeats of a key make one copy. */
export const createTailored = thenRefresh('my-cvs')((id: string, key: string, body: TailoredBody) =>
  call(createRoute, { params: { id }, body, headers: { 'idempotency-key': key } }),
);
