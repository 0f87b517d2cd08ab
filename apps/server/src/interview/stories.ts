import type { addStory, deleteStory, listStories, saveStory } from '@candor/contracts/interview';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { storyOf } from './present.ts';
import { requireStoryRoom } from './room.ts';
import {
  insertStory,
  removeStory,
  storiesOf,
  storyById,
  storyOfKey,
  updateStory,
  type StoryRow,
} from './story-store.ts';

const saved = ({ id, version }: StoryRow) =>
  ({ kind: 'interview-story-saved', subject: id, payload: { version } }) as const;

export async function list({ ctx: { store, owner } }: Call<typeof listStories>) {
  return { stories: (await storiesOf(store, owner.id)).map(storyOf) };
}

export function add({ ctx, input: { body } }: Call<typeof addStory>) {
  return changeDocuments(ctx, async (change) => {
    const { store, owner, requestKey } = change;
    const before = requestKey === null ? undefined : await storyOfKey(store, owner.id, requestKey);
    if (before) return storyOf(before);
    await requireStoryRoom(store, owner.id, 1);
    const now = ctx.clock.now();
    const times = { createdAt: now, updatedAt: now };
    const row = await insertStory(store, { ...body, ...times, userId: owner.id, requestKey });
    change.record(saved(row));
    return storyOf(row);
  });
}

export function save({ ctx, input: { params, body } }: Call<typeof saveStory>) {
  const { version, ...fields } = body;
  return changeDocuments(ctx, async (change) => {
    const row = await storyById(change.store, ctx.owner.id, params.id);
    if (!row) throw new Refusal('not_found');
    if (row.version !== version) throw new Refusal('stale', undefined, { current: storyOf(row) });
    const next = await updateStory(change.store, row, { ...fields, updatedAt: ctx.clock.now() });
    change.record(saved(next));
    return storyOf(next);
  });
}

export function remove({ ctx, input: { params } }: Call<typeof deleteStory>): Promise<void> {
  return changeDocuments(ctx, async (change) => {
    if (!(await removeStory(change.store, ctx.owner.id, params.id))) throw new Refusal('not_found');
    change.record({ kind: 'interview-story-deleted', subject: params.id, payload: {} });
  });
}
