import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ReviewQuestion } from '@candor/contracts/review-shapes';
import { reviewRoles, type Anchor } from '@candor/domain/collaboration';
import { owner } from '../account/schema.ts';
import { documents } from '../documents/schema.ts';
import { id, moment, since } from '../platform/columns.ts';

const documentId = () =>
  uuid('document_id')
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' });

/** A link by which somebody without an account may review a document. What it opens never changes; it ends. */
export const reviewLinks = pgTable(
  'review_links',
  {
    id: id(),
    userId: owner(),
    documentId: documentId(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Whom it was given to, in the owner's words. */
    label: text('label').notNull(),
    role: text('role', { enum: reviewRoles }).notNull(),
    /** As passwords of accounts are hashed; null where none is asked for. */
    passwordHash: text('password_hash'),
    hidesContact: boolean('hides_contact').notNull(),
    questions: jsonb('questions').$type<ReviewQuestion[]>().notNull(),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    lastUsedAt: moment('last_used_at'),
    createdAt: since('created_at'),
  },
  (table) => [
    index('review_links_owner').on(table.userId),
    index('review_links_document').on(table.documentId),
  ],
);

/** Somebody who came by a link and gave a name; their browser stores a key. */
export const reviewers = pgTable(
  'reviewers',
  {
    id: id(),
    userId: owner(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => reviewLinks.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    blockedAt: moment('blocked_at'),
    lastSeenAt: since('last_seen_at'),
    createdAt: since('created_at'),
  },
  (table) => [index('reviewers_link').on(table.linkId), index('reviewers_owner').on(table.userId)],
);

/** Who wrote something: a reviewer, who may be forgotten, or the owner of the document. */
const writer = () => ({
  isOwner: boolean('is_owner').notNull(),
  author: text('author').notNull(),
  reviewerId: uuid('reviewer_id').references(() => reviewers.id, { onDelete: 'set null' }),
});

/** A comment with its replies, or a suggestion with its comments. */
export const reviewThreads = pgTable(
  'review_threads',
  {
    id: id(),
    userId: owner(),
    documentId: documentId(),
    ...writer(),
    /** The words it is about, as they stood when they were last found; null where it is about all of the document. */
    anchor: jsonb('anchor').$type<Anchor>(),
    /** What a suggestion puts in their place. */
    replacement: text('replacement'),
    state: text('state', { enum: ['open', 'resolved', 'accepted', 'rejected'] })
      .notNull()
      .default('open'),
    /** The version that accepting it made. */
    acceptedVersion: integer('accepted_version'),
    createdAt: since('created_at'),
  },
  (table) => [
    index('review_threads_document').on(table.documentId),
    index('review_threads_owner').on(table.userId),
  ],
);

export const reviewComments = pgTable(
  'review_comments',
  {
    id: id(),
    userId: owner(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => reviewThreads.id, { onDelete: 'cascade' }),
    ...writer(),
    body: text('body').notNull(),
    createdAt: since('created_at'),
  },
  (table) => [
    index('review_comments_thread').on(table.threadId),
    index('review_comments_owner').on(table.userId),
  ],
);
