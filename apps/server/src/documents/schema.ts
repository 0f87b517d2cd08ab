import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { CvDesignInput, LayoutRelease, ProfileLink } from '@candor/domain/cv';
import { versionOrigins, type VersionChange } from '@candor/domain/versions';
import type { FactsReport } from '@candor/domain/writing';
import { owner } from '../account/schema.ts';
import { id, moment, since } from '../platform/columns.ts';

/** How the pages of a document look, as the document and each of its versions keep it. */
const appearance = () => ({
  template: text('template').notNull().default('professional'),
  /** The release of the layout it was made with; a newer one is only offered. */
  layoutRelease: integer('layout_release').notNull().default(1),
  /** What the person changed about the page; left out is as the layout says. */
  design: jsonb('design').$type<CvDesignInput>().notNull().default({}),
  isBrandFree: boolean('is_brand_free').notNull().default(false),
});

/** A saved document of any kind. `document` is the truth; `text` and `card` are made from it and the form at each write. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    userId: owner(),
    /** Which `DocumentKind` it is of. */
    kind: text('kind').notNull(),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    /** What its card shows beside the title. */
    card: jsonb('card').notNull(),
    text: text('text').notNull(),
    document: jsonb('document').notNull(),
    /** What the person typed to have it written. */
    request: jsonb('request'),
    facts: jsonb('facts').$type<FactsReport>(),
    /** As it was last generated, as far as that was taken: what differs from it was touched by the person. */
    generated: jsonb('generated'),
    /** What was generated again and waits for a choice. */
    proposal: jsonb('proposal'),
    ...appearance(),
    /** The newer release that the person did not want for this document: it is not offered again. */
    declinedRelease: jsonb('declined_release').$type<LayoutRelease>(),
    /** BCP 47. */
    language: text('language').notNull().default('en'),
    /** Shared by the documents that are one document in several languages. */
    variantGroup: uuid('variant_group'),
    /** The document it was started from. */
    sourceId: uuid('source_id').references((): AnyPgColumn => documents.id, { onDelete: 'set null' }),
    /** How it hangs on the person's profile; null where it does not. */
    profileLink: jsonb('profile_link').$type<ProfileLink>(),
    /** Labels are folders too: a document may be in several. */
    labels: text('labels').array().notNull().default([]),
    archivedAt: moment('archived_at'),
    trashedAt: moment('trashed_at'),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: since('created_at'),
    updatedAt: since('updated_at'),
  },
  // My Documents reads one person's newest first; the id settles equal times. The source's index serves its deletion.
  (table) => [
    index('documents_owner_newest').on(table.userId, table.kind, table.createdAt.desc(), table.id),
    index('documents_source')
      .on(table.sourceId)
      .where(sql`${table.sourceId} is not null`),
    index('documents_trash')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);

const documentId = () =>
  uuid('document_id')
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' });

/** What a document was after each save. The newest says what the document says. */
export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: documentId(),
    /** The document's version after the save. */
    version: integer('version').notNull(),
    // Owner and author go with the document, by its own reference: two more here would have every deletion scan the table.
    userId: uuid('user_id').notNull(),
    authorId: uuid('author_id').notNull(),
    /** The session that saved it, by which saves in quick succession are told to be one. */
    sessionId: uuid('session_id'),
    origin: text('origin', { enum: versionOrigins }).notNull(),
    /** What the save changed, to be worded for whoever reads; null of one by an earlier release. */
    changes: jsonb('changes').$type<VersionChange>(),
    /** The same in one sentence, in English; of an earlier release in the language of whoever saved. */
    change: text('change').notNull(),
    /** Under what name the person keeps it; such a version is not let go of, and no later save joins it. */
    name: text('name'),
    startedAt: since('started_at'),
    savedAt: since('saved_at'),
    title: text('title').notNull(),
    document: jsonb('document').notNull(),
    request: jsonb('request'),
    facts: jsonb('facts').$type<FactsReport>(),
    /** Its design is without the photo, which stands in `document_photos`. */
    ...appearance(),
    photoHash: text('photo_hash'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version] })],
);

/** Photos that versions show, each once for a document: a photo outweighs all the words. */
export const documentPhotos = pgTable(
  'document_photos',
  {
    documentId: documentId(),
    /** SHA-256 of the data URL. */
    hash: text('hash').notNull(),
    userId: uuid('user_id').notNull(),
    dataUrl: text('data_url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.hash] })],
);

/** The form of the next new document of each kind, and of the profile, as it was last saved. Without a
 * form it is what is left of one that was thrown away: its version goes on, so that no other tab writes over a newer
 * form unseen. */
export const documentDrafts = pgTable(
  'document_drafts',
  {
    userId: owner(),
    kind: text('kind').notNull(),
    /** `new`; earlier releases kept forms of written documents too, by their ids. */
    key: text('key').notNull(),
    version: integer('version').notNull(),
    form: jsonb('form'),
    savedAt: since('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.key] })],
);

/** Request keys of calls that made a document: a repeat answers with the one that the first made. Cleared after a day. */
export const documentKeys = pgTable(
  'document_keys',
  {
    userId: owner(),
    key: text('key').notNull(),
    documentId: documentId(),
    createdAt: since('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('document_keys_age').on(table.createdAt),
    index('document_keys_document').on(table.documentId),
  ],
);
