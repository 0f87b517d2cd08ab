import { and, count, desc, eq } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { interviewStories } from './schema.ts';

export type StoryRow = typeof interviewStories.$inferSelect;
export type NewStory = typeof interviewStories.$inferInsert;

const isOf = (userId: string) => eq(interviewStories.userId, userId);
const isOne = (userId: string, id: string) => and(isOf(userId), eq(interviewStories.id, id));

/** A person's stories, the newest first. */
export function storiesOf(store: Store, userId: string): Promise<StoryRow[]> {
  return store
    .select()
    .from(interviewStories)
    .where(isOf(userId))
    .orderBy(desc(interviewStories.createdAt), interviewStories.id);
}

export async function countStories(store: Store, userId: string): Promise<number> {
  const [row] = await store.select({ count: count() }).from(interviewStories).where(isOf(userId));
  return row?.count ?? 0;
}

export async function storyById(store: Store, userId: string, id: string): Promise<StoryRow | undefined> {
  const [row] = await store.select().from(interviewStories).where(isOne(userId, id));
  return row;
}

/** The story that a call of this key added. */
export async function storyOfKey(store: Store, userId: string, key: string): Promise<StoryRow | undefined> {
  const [row] = await store
    .select()
    .from(interviewStories)
    .where(and(isOf(userId), eq(interviewStories.requestKey, key)));
  return row;
}

export async function insertStory(store: Store, story: NewStory): Promise<StoryRow> {
  const [row] = await store.insert(interviewStories).values(story).returning();
  if (!row) throw new Error('a story was not stored');
  return row;
}

export async function updateStory(
  store: Store,
  { userId, id, version }: Pick<StoryRow, 'userId' | 'id' | 'version'>,
  change: Partial<NewStory>,
): Promise<StoryRow> {
  const [row] = await store
    .update(interviewStories)
    .set({ ...change, version: version + 1 })
    .where(and(isOne(userId, id), eq(interviewStories.version, version)))
    .returning();
  if (!row) throw new Error('a story was changed outside its lock');
  return row;
}

/** Deletes one for good; whether it was there. */
export async function removeStory(store: Store, userId: string, id: string): Promise<boolean> {
  const gone = await store
    .delete(interviewStories)
    .where(isOne(userId, id))
    .returning({ id: interviewStories.id });
  return gone.length > 0;
}
