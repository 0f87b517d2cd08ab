import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ShownDetails } from '@candor/domain/publishing';
import { owner } from '../account/schema.ts';
import { documents } from '../documents/schema.ts';
import { id, moment, since } from '../platform/columns.ts';

/**
 * The public page of a CV: where it is and what it shows. Whether it is there now says `documents.is_public`; a page that
 * was taken down keeps its address, so that nobody else gets what a person's link leads to.
 */
export const publicPages = pgTable(
  'public_pages',
  {
    id: id(),
    userId: owner(),
    documentId: uuid('document_id')
      .notNull()
      .unique()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** The last part of its address, in small letters. */
    slug: text('slug').notNull().unique(),
    isUnguessable: boolean('is_unguessable').notNull(),
    /** As passwords of accounts are hashed; null where none is asked for. */
    passwordHash: text('password_hash'),
    /** Its last day where the owner lives, as `2026-11-23`. */
    expiresOn: text('expires_on'),
    shows: jsonb('shows').$type<ShownDetails>().notNull(),
    allowsDownload: boolean('allows_download').notNull(),
    isIndexed: boolean('is_indexed').notNull(),
    publishedAt: moment('published_at').notNull(),
    createdAt: since('created_at'),
  },
  (table) => [index('public_pages_owner').on(table.userId)],
);

/** How often a page was opened on a day (UTC). A count and nothing else: who came is never known. */
export const pageViews = pgTable(
  'page_views',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => publicPages.id, { onDelete: 'cascade' }),
    // The owner goes with the page, by its own reference.
    userId: uuid('user_id').notNull(),
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.day] })],
);
