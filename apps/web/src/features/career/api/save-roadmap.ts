import type * as career from '@candor/contracts/career';
import { call } from '../../../platform/call.ts';
import { route, type InputOf } from '../../../platform/route.ts';
import { takeRoadmap, type Roadmap } from './roadmaps.ts';

const saveRoute = route<typeof career.saveRoadmap>('POST', '/api/roadmaps');

export type SaveWish = InputOf<typeof career.saveRoadmap>['body'];

/** Saves a roadmap. Repeats with the same key make one. */
export async function saveRoadmap(body: SaveWish, key: string): Promise<{ made: Roadmap }> {
  const made = await call(saveRoute, { body, headers: { 'idempotency-key': key } });
  takeRoadmap(made);
  return { made };
}
