import { and, count, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { interviewSessions } from './schema.ts';

export type SessionRow = typeof interviewSessions.$inferSelect;
export type NewSession = typeof interviewSessions.$inferInsert;

const isOf = (userId: string) => eq(interviewSessions.userId, userId);
const isOne = (userId: string, id: string) => and(isOf(userId), eq(interviewSessions.id, id));

const {
  content: _content,
  analysis: _analysis,
  requestKey: _key,
  ...cardColumns
} = getTableColumns(interviewSessions);
export type CardRow = Pick<SessionRow, keyof typeof cardColumns>;

/** A person's interviews, the newest first, without their answers. */
export function sessionsOf(store: Store, userId: string): Promise<CardRow[]> {
  return store
    .select(cardColumns)
    .from(interviewSessions)
    .where(isOf(userId))
    .orderBy(desc(interviewSessions.startedAt), interviewSessions.id);
}

export async function countSessions(store: Store, userId: string): Promise<number> {
  const [row] = await store.select({ count: count() }).from(interviewSessions).where(isOf(userId));
  return row?.count ?? 0;
}

export async function sessionById(store: Store, userId: string, id: string): Promise<SessionRow | undefined> {
  const [row] = await store.select().from(interviewSessions).where(isOne(userId, id));
  return row;
}

/** The session that a call of this key began. */
export async function sessionOfKey(
  store: Store,
  userId: string,
  key: string,
): Promise<SessionRow | undefined> {
  const [row] = await store
    .select()
    .from(interviewSessions)
    .where(and(isOf(userId), eq(interviewSessions.requestKey, key)));
  return row;
}

export async function insertSession(store: Store, session: NewSession): Promise<SessionRow> {
  const [row] = await store.insert(interviewSessions).values(session).returning();
  if (!row) throw new Error('an interview was not stored');
  return row;
}

export async function updateSession(
  store: Store,
  { userId, id, version }: Pick<SessionRow, 'userId' | 'id' | 'version'>,
  change: Partial<NewSession>,
): Promise<SessionRow> {
  const [row] = await store
    .update(interviewSessions)
    .set({ ...change, version: version + 1 })
    .where(and(isOne(userId, id), eq(interviewSessions.version, version)))
    .returning();
  if (!row) throw new Error('an interview was changed outside its lock');
  return row;
}

/** Deletes one for good; whether it was there. */
export async function removeSession(store: Store, userId: string, id: string): Promise<boolean> {
  const gone = await store
    .delete(interviewSessions)
    .where(isOne(userId, id))
    .returning({ id: interviewSessions.id });
  return gone.length > 0;
}
