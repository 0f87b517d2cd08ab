import type * as career from '@candor/contracts/career';
import { call } from '../../../platform/call.ts';
import { route, type InputOf } from '../../../platform/route.ts';
import { takeRoadmap, type Roadmap } from './roadmaps.ts';

const createRoute = route<typeof career.analyseCareer>('POST', '/api/career-analysis');

export type RoadmapWish = InputOf<typeof career.analyseCareer>['body'];

/** Makes a roadmap. Repeats with the same key make one; what cannot be made says why. */
export async function createRoadmap(
  body: RoadmapWish,
  key: string,
): Promise<{ roadmap: Roadmap } | { error: string }> {
  const { roadmap, error } = await call(createRoute, { body, headers: { 'idempotency-key': key } });
  if (!roadmap) return { error: error ?? 'We couldn’t make a roadmap from these roles.' };
  takeRoadmap(roadmap);
  return { roadmap };
}
