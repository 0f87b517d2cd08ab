import { queryOptions } from '@tanstack/react-query';
import type { getAgenda } from '@candor/contracts/agenda';
import { call } from '../../platform/call.ts';
import { todayHere } from '../../platform/days.ts';
import { route, type ReplyOf } from '../../platform/route.ts';

const agendaRoute = route<typeof getAgenda>('GET', '/api/agenda');

export type AgendaItem = ReplyOf<typeof getAgenda>['items'][number];

/** What is next; asked for each time the dashboard is come to. */
export const myAgenda = queryOptions({
  queryKey: ['agenda'],
  queryFn: async ({ signal }) => (await call(agendaRoute, { query: { today: todayHere() }, signal })).items,
  staleTime: 0,
});
