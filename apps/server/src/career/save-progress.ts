import type { saveRoadmapProgress as endpoint } from '@candor/contracts/career';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { roadmapOf } from './present.ts';
import { roadmapById, updateRoadmap } from './store.ts';

/** The same record with one moment set, where it was not yet, or taken away. */
function marked(
  done: Record<string, string>,
  id: string,
  isDone: boolean,
  now: Date,
): Record<string, string> {
  const { [id]: before, ...rest } = done;
  return isDone ? { ...rest, [id]: before ?? now.toISOString() } : rest;
}

/** Marks a step or a milestone; each mark stands by itself, so marks from two devices do not undo each other. */
export function saveProgress({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const { id } = params;
  return changeDocuments(ctx, async (change) => {
    const row = await roadmapById(change.store, ctx.owner.id, id);
    if (!row) throw new Refusal('not_found');
    const { steps, milestones } = row.progress;
    const now = ctx.clock.now();
    const isThere =
      'step' in body ||
      row.plan.steps.some((step) => step.milestones.some((milestone) => milestone.id === body.milestone));
    if (!isThere) throw new Refusal('not_found');
    const progress =
      'step' in body
        ? { steps: marked(steps, body.step, body.completed, now), milestones }
        : { steps, milestones: marked(milestones, body.milestone, body.reached, now) };
    const saved = await updateRoadmap(change.store, ctx.owner.id, id, { progress, updatedAt: now });
    if (!saved) throw new Refusal('not_found');
    change.record({ kind: 'roadmap-saved', subject: id, payload: {} });
    return roadmapOf(saved);
  });
}
