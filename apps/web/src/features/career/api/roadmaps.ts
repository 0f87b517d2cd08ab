import { queryOptions } from '@tanstack/react-query';
import type * as career from '@candor/contracts/career';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { route, type ReplyOf } from '../../../platform/route.ts';
import { thenRefresh } from '../../../platform/then-refresh.ts';

const listRoute = route<typeof career.listRoadmaps>('GET', '/api/roadmaps');
const getRoute = route<typeof career.getRoadmap>('GET', '/api/roadmaps/:id');
const renameRoute = route<typeof career.renameRoadmap>('PUT', '/api/roadmaps/:id');
const deleteRoute = route<typeof career.deleteRoadmap>('DELETE', '/api/roadmaps/:id');
const restoreRoute = route<typeof career.restoreRoadmap>('POST', '/api/roadmaps/:id/restore');

export type Roadmap = ReplyOf<typeof career.getRoadmap>;
export type RoadmapCard = ReplyOf<typeof career.listRoadmaps>['roadmaps'][number];
export type RoadmapStep = Roadmap['steps'][number];
export type Milestone = RoadmapStep['milestones'][number];

/** A roadmap on the screen; without an id where it is not saved. */
export type ShownRoadmap = Omit<Roadmap, 'id' | 'purgeAt' | 'createdAt' | 'updatedAt'> & {
  id: string | null;
};

/** A roadmap as it was worked out, before it is saved: nothing of it is done. */
export function previewOf(
  preview: NonNullable<ReplyOf<typeof career.analyseCareer>['roadmap']>,
): ShownRoadmap {
  const steps = preview.steps.map((step) => ({
    ...step,
    completed: false,
    completedAt: null,
    milestones: step.milestones.map((milestone) => ({ ...milestone, reachedAt: null })),
  }));
  return { ...preview, id: null, steps, completedSteps: 0, progress: 0 };
}

const listKey = 'roadmaps';
const thenRefreshList = thenRefresh(listKey);

export const myRoadmaps = queryOptions({
  queryKey: [listKey],
  queryFn: async ({ signal }) => (await call(listRoute, { signal })).roadmaps,
});

export const roadmapOf = (id: string) =>
  queryOptions({
    queryKey: ['roadmap', id],
    queryFn: ({ signal }) => call(getRoute, { params: { id }, signal }),
  });

/** Takes a roadmap as the server has it now. */
export function takeRoadmap(roadmap: Roadmap): void {
  queryClient.setQueryData(roadmapOf(roadmap.id).queryKey, roadmap);
  void queryClient.invalidateQueries({ queryKey: [listKey] });
}

export async function renameRoadmap(id: string, title: string): Promise<void> {
  takeRoadmap(await call(renameRoute, { params: { id }, body: { title } }));
}

export const deleteRoadmap = thenRefreshList((id: string) => call(deleteRoute, { params: { id } }));

export async function restoreRoadmap(id: string): Promise<void> {
  takeRoadmap(await call(restoreRoute, { params: { id } }));
}
