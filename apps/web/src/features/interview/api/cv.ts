import { queryOptions } from '@tanstack/react-query';
import type { getCv } from '@candor/contracts/cv';
import type { CvDocument } from '@candor/domain/cv';
import { call } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';

const getRoute = route<typeof getCv>('GET', '/api/cv/:id');

/** The CV that answers are held beside; null where it is not there, or nothing can be reached: they are judged without it. */
export const cvOfInterview = (id: string) =>
  queryOptions({
    queryKey: ['interview-cv', id],
    queryFn: async ({ signal }): Promise<CvDocument | null> => {
      try {
        return (await call(getRoute, { params: { id }, signal })).document;
      } catch {
        return null;
      }
    },
    staleTime: 60_000,
    networkMode: 'always',
  });
