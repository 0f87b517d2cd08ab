import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { turnStates, type Part } from '@candor/domain/conversations';
import { owner } from '../account/schema.ts';
import { id, since } from '../platform/columns.ts';

/** What the person may allow: the tool and what it takes. By the id of its part. */
export type PendingActions = Record<string, { tool: string; given: Record<string, unknown> }>;

/** A person's conversation with the assistant: one for each place where it is begun. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    userId: owner(),
    /** `cv:` and its id, or the name of a screen. */
    subject: text('subject').notNull(),
    /** Ids of what the person named in it. */
    named: uuid('named').array().notNull(),
    createdAt: since('created_at'),
  },
  (table) => [uniqueIndex('conversations_subject').on(table.userId, table.subject)],
);

/** One request, and what came of it. */
export const conversationTurns = pgTable(
  'conversation_turns',
  {
    id: id(),
    userId: owner(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    request: text('request').notNull(),
    parts: jsonb('parts').$type<Part[]>().notNull(),
    acts: jsonb('acts').$type<PendingActions>().notNull(),
    state: text('state', { enum: turnStates }).notNull(),
    createdAt: since('created_at'),
    /** Renewed while it is worked on: one that is not was left by a server that stopped. */
    workedAt: since('worked_at'),
  },
  (table) => [
    index('conversation_turns_latest').on(table.conversationId, table.createdAt),
    index('conversation_turns_owner').on(table.userId),
  ],
);
