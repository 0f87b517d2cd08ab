import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  connectionTypes,
  contactStatuses,
  interactionTypes,
  type Cadences,
  type ContactDetail,
  type FieldChange,
} from '@candor/domain/network';
import { owner } from '../account/schema.ts';
import { id, moment, since } from '../platform/columns.ts';

/** Into which contact one was merged, and what that changed. */
export interface Merged extends FieldChange {
  into: string;
  interactions: string[];
}

/** Somebody a person knows. Days are text, as `2026-11-23`: they have no time zone. */
export const networkContacts = pgTable(
  'network_contacts',
  {
    id: id(),
    userId: owner(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    company: text('company').notNull(),
    /** Names the company whatever its spelling; '' where none is known. */
    companyKey: text('company_key').notNull(),
    position: text('position').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    linkedinUrl: text('linkedin_url').notNull(),
    connectionType: text('connection_type', { enum: connectionTypes }).notNull(),
    lastContact: text('last_contact'),
    nextFollowUp: text('next_follow_up'),
    notes: text('notes').notNull(),
    status: text('status', { enum: contactStatuses }).notNull(),
    tags: text('tags').array().notNull(),
    location: text('location').notNull(),
    industry: text('industry').notNull(),
    details: jsonb('details').$type<ContactDetail[]>().notNull(),
    /** The request key of the call that added it: a repeat answers with the same contact. */
    requestKey: text('request_key'),
    /** The import that brought it. */
    importId: uuid('import_id'),
    /** Where it is in the trash because it was merged into another. */
    merged: jsonb('merged').$type<Merged>(),
    trashedAt: moment('trashed_at'),
    createdAt: since('created_at'),
    updatedAt: since('updated_at'),
  },
  (table) => [
    index('network_contacts_company').on(table.userId, table.companyKey),
    index('network_contacts_import')
      .on(table.userId, table.importId)
      .where(sql`${table.importId} is not null`),
    uniqueIndex('network_contacts_request_key').on(table.userId, table.requestKey),
    index('network_contacts_trash')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);

/** Something that happened between a person and a contact. */
export const networkInteractions = pgTable(
  'network_interactions',
  {
    id: id(),
    contactId: uuid('contact_id')
      .notNull()
      .references(() => networkContacts.id, { onDelete: 'cascade' }),
    // Whose it is goes with the contact, by its reference: another would have every deletion scan the table.
    userId: uuid('user_id').notNull(),
    interactionType: text('interaction_type', { enum: interactionTypes }).notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    outcome: text('outcome').notNull(),
    interactionDate: text('interaction_date').notNull(),
    /** What it changed of the contact: last contact and follow-up. */
    effect: jsonb('effect').$type<FieldChange>(),
    createdAt: since('created_at'),
  },
  (table) => [
    index('network_interactions_contact').on(table.contactId, table.interactionDate),
    index('network_interactions_owner').on(table.userId, table.interactionDate),
  ],
);

/** How often to be in touch with contacts of a tag, where a person said so. */
export const networkCadences = pgTable('network_cadences', {
  userId: owner().primaryKey(),
  cadences: jsonb('cadences').$type<Cadences>().notNull(),
});

/** What an import changed of contacts that were there before, so that it can be undone. */
export const networkImports = pgTable(
  'network_imports',
  {
    id: uuid('id').notNull(),
    userId: owner(),
    filled: jsonb('filled').$type<(FieldChange & { id: string })[]>().notNull(),
    createdAt: since('created_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
