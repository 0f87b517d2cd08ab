import type * as cv from '@candor/contracts/cv';
import type * as jobs from '@candor/contracts/jobs';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { route, type InputOf, type ReplyOf } from '../../../platform/route.ts';

const searchRoute = route<typeof jobs.searchJobs>('POST', '/api/job-search');
const cvListRoute = route<typeof cv.listCvs>('GET', '/api/my-cvs');

export type JobSearch = InputOf<typeof jobs.searchJobs>['body'];
export type FoundJobs = ReplyOf<typeof jobs.searchJobs>;
export type Job = FoundJobs['jobs'][number];
export type PastedAdvert = jobs.PastedAdvert;

/** Adverts that fit a CV. Asked for by a button only: sources limit how often they are asked. */
export const jobSearch = (search: JobSearch | null, asked: number) =>
  queryOptions({
    queryKey: ['job-search', search, asked],
    queryFn: ({ signal }) => call(searchRoute, { body: search ?? {}, signal }),
    enabled: search !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The CVs that jobs can be compared with. */
export const comparableCvs = queryOptions({
  queryKey: ['my-cvs'],
  queryFn: ({ signal }) => call(cvListRoute, { signal }),
});
