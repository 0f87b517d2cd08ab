import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as applications from '@candor/contracts/applications';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { route, type InputOf, type ReplyOf } from '../../../platform/route.ts';
import { keptStages, shownStages } from '../stage-names.ts';
import { applicationOf, type Application } from './application.ts';

const listRoute = route<typeof applications.listApplications>('GET', '/api/applications');
const findRoute = route<typeof applications.findAdverts>('GET', '/api/advert-search');
const saveRoute = route<typeof applications.saveApplication>('POST', '/api/applications');
const editRoute = route<typeof applications.editApplication>('PUT', '/api/applications/:id');
const moveRoute = route<typeof applications.moveApplication>('PUT', '/api/applications/:id/stage');
const placeRoute = route<typeof applications.placeApplications>('POST', '/api/applications/place');
const purgeRoute = route<typeof applications.purgeApplication>('DELETE', '/api/applications/:id');
const stagesRoute = route<typeof applications.saveStages>('PUT', '/api/application-stages');

export type Listed = ReplyOf<typeof applications.listApplications>;
export type Card = Listed['applications'][number];
export type Board = Listed['board'];
export type Place = applications.ApplicationPlace;
export type NewJob = InputOf<typeof applications.saveApplication>['body'];
export type Change = Omit<InputOf<typeof applications.editApplication>['body'], 'version'>;
export type MoveBody = InputOf<typeof applications.moveApplication>['body'];
export type StagesBody = InputOf<typeof applications.saveStages>['body'];

const KEY = 'applications';

export const applicationsIn = (place: Place) =>
  queryOptions({
    queryKey: [KEY, place],
    queryFn: async ({ signal }) => {
      const listed = await call(listRoute, { query: { place }, signal });
      return { ...listed, board: { ...listed.board, stages: shownStages(listed.board.stages) } };
    },
  });

/** Saved jobs whose adverts have all these words. */
export const advertsWith = (words: string) =>
  queryOptions({
    queryKey: ['adverts-with', words],
    queryFn: async ({ signal }) => (await call(findRoute, { query: { q: words }, signal })).found,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** Asks again for what lists show; what is open stays until the answer is there. */
export const refreshApplications = () => queryClient.invalidateQueries({ queryKey: [KEY] });

/** Takes an application as the server has it now, unless a newer answer came before. */
export function takeApplication(application: Application): void {
  queryClient.setQueryData(applicationOf(application.id).queryKey, (before) =>
    before && before.version > application.version ? before : application,
  );
  const takeCard = (listed: Listed | undefined) =>
    listed && {
      ...listed,
      applications: listed.applications.map((card) =>
        card.id === application.id && card.version <= application.version ? application : card,
      ),
    };
  for (const place of ['active', 'archived'] as const)
    queryClient.setQueryData(applicationsIn(place).queryKey, takeCard);
}

/** Does what gives an application, and takes it. */
export async function taking(answer: Promise<Application>): Promise<Application> {
  const application = await answer;
  takeApplication(application);
  return application;
}

/** @param key the same for repeats of one click: they save one job */
export async function saveJob(body: NewJob, key: string) {
  const answer = await call(saveRoute, { body, headers: { 'idempotency-key': key } });
  await refreshApplications();
  return answer;
}

export const editApplication = (id: string, version: number, change: Change) =>
  taking(call(editRoute, { params: { id }, body: { ...change, version } }));

export const moveApplication = (id: string, body: MoveBody) => call(moveRoute, { params: { id }, body });

/** Archives, deletes or takes back; gives the ids of what changed its place. */
export async function placeApplications(ids: readonly string[], place: Place): Promise<string[]> {
  const { placed } = await call(placeRoute, { body: { ids: [...ids], place } });
  await refreshApplications();
  return placed;
}

export async function purgeApplication(id: string): Promise<void> {
  await call(purgeRoute, { params: { id } });
  await refreshApplications();
}

export async function saveStages(body: StagesBody): Promise<void> {
  await call(stagesRoute, { body: { ...body, stages: keptStages(body.stages) } });
  await refreshApplications();
}
