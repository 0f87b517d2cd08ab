import { queryOptions } from '@tanstack/react-query';
import type * as optimizer from '@candor/contracts/optimizer';
import { call } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';

const advertRoute = route<typeof optimizer.getCvAdvert>('GET', '/api/cv/:id/advert');

/** The advert that a CV was tailored to; it never changes. */
export const cvAdvert = (id: string) =>
  queryOptions({
    queryKey: ['cv-advert', id],
    queryFn: async ({ signal }) => (await call(advertRoute, { params: { id }, signal })).advert,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
