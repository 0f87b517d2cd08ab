import { and, count, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { roadmaps } from './schema.ts';

export type RoadmapRow = typeof roadmaps.$inferSelect;
export type NewRoadmap = typeof roadmaps.$inferInsert;
type Place = 'active' | 'trash';

const isIn = (place: Place) =>
  place === 'trash' ? isNotNull(roadmaps.trashedAt) : isNull(roadmaps.trashedAt);

export function roadmapsOf(store: Store, userId: string, place: Place): Promise<RoadmapRow[]> {
  return store
    .select()
    .from(roadmaps)
    .where(and(eq(roadmaps.userId, userId), isIn(place)))
    .orderBy(desc(roadmaps.createdAt), roadmaps.id);
}

export async function countRoadmaps(store: Store, userId: string): Promise<number> {
  const [row] = await store.select({ count: count() }).from(roadmaps).where(eq(roadmaps.userId, userId));
  return row?.count ?? 0;
}

export async function roadmapById(store: Store, userId: string, id: string): Promise<RoadmapRow | undefined> {
  const [row] = await store
    .select()
    .from(roadmaps)
    .where(and(eq(roadmaps.userId, userId), eq(roadmaps.id, id), isIn('active')));
  return row;
}

/** The roadmap that a call of this key made, in the trash too. */
export async function roadmapOfKey(
  store: Store,
  userId: string,
  requestKey: string,
): Promise<RoadmapRow | undefined> {
  const [row] = await store
    .select()
    .from(roadmaps)
    .where(and(eq(roadmaps.userId, userId), eq(roadmaps.requestKey, requestKey)));
  return row;
}

export async function insertRoadmap(store: Store, row: NewRoadmap): Promise<RoadmapRow> {
  const [made] = await store.insert(roadmaps).values(row).returning();
  if (!made) throw new Error('a roadmap was not stored');
  return made;
}

export async function updateRoadmap(
  store: Store,
  userId: string,
  id: string,
  change: Partial<Pick<NewRoadmap, 'title' | 'progress' | 'updatedAt'>>,
): Promise<RoadmapRow | undefined> {
  const [row] = await store
    .update(roadmaps)
    .set(change)
    .where(and(eq(roadmaps.userId, userId), eq(roadmaps.id, id), isIn('active')))
    .returning();
  return row;
}

/** Puts a roadmap into the trash at a moment, or takes it out (null); undefined where it is not in the other place. */
export async function placeRoadmap(
  store: Store,
  userId: string,
  id: string,
  trashedAt: Date | null,
): Promise<RoadmapRow | undefined> {
  const [row] = await store
    .update(roadmaps)
    .set({ trashedAt })
    .where(
      and(eq(roadmaps.userId, userId), eq(roadmaps.id, id), isIn(trashedAt === null ? 'trash' : 'active')),
    )
    .returning();
  return row;
}

export async function peopleWithTrashBefore(store: Store, before: Date, most: number): Promise<string[]> {
  const rows = await store
    .selectDistinct({ userId: roadmaps.userId })
    .from(roadmaps)
    .where(lt(roadmaps.trashedAt, before))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

export async function purgeTrashedBefore(store: Store, userId: string, before: Date): Promise<string[]> {
  const gone = await store
    .delete(roadmaps)
    .where(and(eq(roadmaps.userId, userId), lt(roadmaps.trashedAt, before)))
    .returning({ id: roadmaps.id });
  return gone.map(({ id }) => id);
}
