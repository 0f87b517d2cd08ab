import type { getRoadmap as endpoint } from '@candor/contracts/career';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { roadmapOf } from './present.ts';
import { roadmapById } from './store.ts';

export async function get({ ctx, input }: Call<typeof endpoint>) {
  const row = await roadmapById(ctx.store, ctx.owner.id, input.params.id);
  if (!row) throw new Refusal('not_found');
  return roadmapOf(row);
}
