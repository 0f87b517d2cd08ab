import type { listRoadmaps as endpoint } from '@candor/contracts/career';
import type { Call } from '../platform/bind.ts';
import { cardOf } from './present.ts';
import { roadmapsOf } from './store.ts';

export async function list({ ctx, input }: Call<typeof endpoint>) {
  return { roadmaps: (await roadmapsOf(ctx.store, ctx.owner.id, input.query.place)).map(cardOf) };
}
