import { queryOptions } from '@tanstack/react-query';
import type { getApplication } from '@candor/contracts/applications';
import type { KnownJob } from '../../features/interview/index.ts';
import { call } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';

const getRoute = route<typeof getApplication>('GET', '/api/applications/:id');

/** The job of an application; null where that is not there: an interview can be set up without it. */
export const jobOfApplication = (id: string) =>
  queryOptions({
    queryKey: ['interview-job', id],
    queryFn: async ({ signal }): Promise<KnownJob | null> => {
      try {
        const { title, company, advertText } = await call(getRoute, { params: { id }, signal });
        return { position: title, company, jobDescription: advertText, applicationId: id };
      } catch {
        return null;
      }
    },
    staleTime: 0,
  });
