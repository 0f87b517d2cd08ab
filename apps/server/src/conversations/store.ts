import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { conversations, conversationTurns as turns } from './schema.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type TurnRow = typeof turns.$inferSelect;

export async function conversationAbout(
  store: Store,
  userId: string,
  subject: string,
): Promise<ConversationRow | undefined> {
  const [row] = await store
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.subject, subject)));
  return row;
}

export async function countConversations(store: Store, userId: string): Promise<number> {
  const [row] = await store
    .select({ count: count() })
    .from(conversations)
    .where(eq(conversations.userId, userId));
  return row?.count ?? 0;
}

/** Starts it, or names more in it where it exists. */
export async function putConversation(
  store: Store,
  { userId, subject, named }: Pick<ConversationRow, 'userId' | 'subject' | 'named'>,
): Promise<ConversationRow> {
  const [row] = await store
    .insert(conversations)
    .values({ userId, subject, named })
    .onConflictDoUpdate({ target: [conversations.userId, conversations.subject], set: { named } })
    .returning();
  if (!row) throw new Error('a conversation was not stored');
  return row;
}

export async function deleteConversation(store: Store, userId: string, id: string): Promise<boolean> {
  const gone = await store
    .delete(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
    .returning({ id: conversations.id });
  return gone.length > 0;
}

export async function deleteConversationAbout(
  store: Store,
  userId: string,
  subjects: readonly string[],
): Promise<void> {
  await store
    .delete(conversations)
    .where(and(eq(conversations.userId, userId), inArray(conversations.subject, [...subjects])));
}

/** The last turns of a conversation, the oldest first. */
export async function turnsOf(
  store: Store,
  userId: string,
  conversationId: string,
  most: number,
): Promise<TurnRow[]> {
  const rows = await store
    .select()
    .from(turns)
    .where(and(eq(turns.userId, userId), eq(turns.conversationId, conversationId)))
    .orderBy(desc(turns.createdAt), desc(turns.id))
    .limit(most);
  return rows.toReversed();
}

export async function insertTurn(
  store: Store,
  row: Pick<TurnRow, 'userId' | 'conversationId' | 'request' | 'createdAt'>,
): Promise<TurnRow> {
  const [made] = await store
    .insert(turns)
    .values({ ...row, parts: [], acts: {}, state: 'working', workedAt: row.createdAt })
    .returning();
  if (!made) throw new Error('a turn was not stored');
  return made;
}

type TurnChange = Partial<Pick<TurnRow, 'parts' | 'acts' | 'state' | 'workedAt'>>;

/** Nothing where it was deleted meanwhile. */
export async function changeTurn(
  store: Store,
  userId: string,
  id: string,
  set: TurnChange,
): Promise<TurnRow | undefined> {
  const [row] = await store
    .update(turns)
    .set(set)
    .where(and(eq(turns.userId, userId), eq(turns.id, id)))
    .returning();
  return row;
}

/** The turn of a conversation in which something waits for the person's word; locked, so that it is decided once. */
export async function turnOfAct(
  store: Store,
  { userId, conversationId, act }: { userId: string; conversationId: string; act: string },
): Promise<TurnRow | undefined> {
  const [row] = await store
    .select()
    .from(turns)
    .where(
      and(
        eq(turns.userId, userId),
        eq(turns.conversationId, conversationId),
        sql`jsonb_exists(${turns.acts}, ${act})`,
      ),
    )
    .for('update');
  return row;
}
