import type { analyseCareer as endpoint } from '@candor/contracts/career';
import { roadmapTitle } from '@candor/domain/career';
import type { Call } from '../platform/bind.ts';
import { refusedRole, workOutFor } from './work-out-for.ts';

/** Works a roadmap out; it is stored when the person saves it. */
export async function analyse({ ctx, input: { body } }: Call<typeof endpoint>) {
  const error = refusedRole(body);
  if (error !== null) return { success: false, error, roadmap: null };
  const { plan, current, target } = await workOutFor(ctx, body);
  return {
    success: true,
    error: null,
    roadmap: { title: roadmapTitle(body), ...plan, input: body, current, target },
  };
}
