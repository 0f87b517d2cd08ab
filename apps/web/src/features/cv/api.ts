import type * as billing from '@candor/contracts/billing';
import type * as cv from '@candor/contracts/cv';
import type { CvEndpoints } from '@candor/contracts/cv-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';

export const getDraft = route<CvEndpoints['getDraft']>('GET', '/api/drafts/new');
export const saveDraft = route<CvEndpoints['saveDraft']>('PUT', '/api/drafts/new');
export const deleteDraft = route<CvEndpoints['deleteDraft']>('DELETE', '/api/drafts/new');
export const getCv = route<typeof cv.getCv>('GET', '/api/cv/:id');
export const saveCv = route<typeof cv.saveCv>('PUT', '/api/cv/:id');
export const generateCv = route<typeof cv.generateCv>('POST', '/api/generate-cv');
export const takeCvProposal = route<CvEndpoints['takeProposal']>('POST', '/api/cv/:id/proposal');
export const settleCvMarks = route<CvEndpoints['settleMarks']>('POST', '/api/cv/:id/marks');
export const dropCvProposal = route<CvEndpoints['dropProposal']>('DELETE', '/api/cv/:id/proposal');
const userSubscription = route<typeof billing.userSubscription>('GET', '/api/user-subscription');

export const mySubscription = queryOptions({
  queryKey: ['user-subscription'],
  queryFn: ({ signal }) => call(userSubscription, { signal }),
});
