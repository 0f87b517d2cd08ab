import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { versionOrigins } from '@candor/domain/versions';
import { since } from '../platform/columns.ts';

/** What every table of versions has beside what it is a version of, and what that said. */
export const versionColumns = () => ({
  /** The document's version after the save. */
  version: integer('version').notNull(),
  // Owner and author go with the document, by its own reference: two more here would have every deletion scan the table.
  userId: uuid('user_id').notNull(),
  authorId: uuid('author_id').notNull(),
  /** The session that saved it, by which saves in quick succession are told to be one. */
  sessionId: uuid('session_id'),
  origin: text('origin', { enum: versionOrigins }).notNull(),
  /** One sentence: what the save changed. */
  change: text('change').notNull(),
  startedAt: since('started_at'),
  savedAt: since('saved_at'),
  title: text('title').notNull(),
  template: text('template').notNull(),
});
