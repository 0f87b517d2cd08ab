import { t } from '@lingui/core/macro';
import type * as career from '@candor/contracts/career';
import { call } from '../../../platform/call.ts';
import { route, type InputOf } from '../../../platform/route.ts';
import { previewOf, type ShownRoadmap } from './roadmaps.ts';

const analyseRoute = route<typeof career.analyseCareer>('POST', '/api/career-analysis');

export type RoadmapWish = InputOf<typeof career.analyseCareer>['body'];

/** A roadmap that nobody has saved yet; what cannot be made says why. */
export async function analyseCareer(body: RoadmapWish): Promise<{ made: ShownRoadmap } | { error: string }> {
  const { roadmap, error } = await call(analyseRoute, { body });
  return roadmap
    ? { made: previewOf(roadmap) }
    : { error: error ?? t`We couldn’t make a roadmap from these roles.` };
}
