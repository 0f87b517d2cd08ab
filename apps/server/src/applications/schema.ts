import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  outcomes,
  taskKinds,
  type JobContact,
  type JobOffer,
  type JobPay,
  type Stage,
} from '@candor/domain/applications';
import { documentKinds } from '@candor/domain/documents/kinds';
import { owner } from '../account/schema.ts';
import { documents } from '../documents/schema.ts';
import { id, moment, since } from '../platform/columns.ts';

/** The stages of a person's board, where they changed them. */
export const applicationBoards = pgTable('application_boards', {
  userId: owner().primaryKey(),
  version: integer('version').notNull(),
  stages: jsonb('stages').$type<Stage[]>().notNull(),
});

/** A job somebody has their eye on, or applied for. Days are text, as `2026-11-23`: they have no time zone. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    userId: owner(),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    company: text('company').notNull(),
    location: text('location').notNull(),
    url: text('url').notNull(),
    source: text('source').notNull(),
    /** The advert as it was; the page it stood on as text. */
    advertText: text('advert_text').notNull(),
    advertHtml: text('advert_html'),
    pay: jsonb('pay').$type<JobPay>(),
    contact: jsonb('contact').$type<JobContact>(),
    notes: text('notes').notNull(),
    offer: jsonb('offer').$type<JobOffer>(),
    appliedOn: text('applied_on'),
    deadlineOn: text('deadline_on'),
    howToApply: text('how_to_apply').notNull().default(''),
    /** A stage of the board, and since when. */
    stage: text('stage').notNull(),
    stageSince: since('stage_since'),
    outcome: text('outcome', { enum: outcomes }),
    /** Its place within the stage: a key between those of its neighbours. */
    position: text('position').notNull(),
    /** What says that it is the same job: its address; employer, title and place; its words. '' where unknown. */
    advertKey: text('advert_key').notNull(),
    jobKey: text('job_key').notNull(),
    textKey: text('text_key').notNull().default(''),
    /** The request key of the call that saved it: a repeat answers with the same application. */
    requestKey: text('request_key'),
    archivedAt: moment('archived_at'),
    trashedAt: moment('trashed_at'),
    createdAt: since('created_at'),
    updatedAt: since('updated_at'),
  },
  (table) => [
    index('applications_stage').on(table.userId, table.stage),
    index('applications_advert_key').on(table.userId, table.advertKey),
    index('applications_job_key').on(table.userId, table.jobKey),
    index('applications_text_key').on(table.userId, table.textKey),
    uniqueIndex('applications_request_key').on(table.userId, table.requestKey),
    index('applications_trash')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);

// Whose these are goes with the application, by its reference: another would have every deletion scan the tables.
const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });
const userId = () => uuid('user_id').notNull();

/** What is to be done, and interviews. */
export const applicationTasks = pgTable(
  'application_tasks',
  {
    id: id(),
    applicationId: applicationId(),
    userId: userId(),
    kind: text('kind', { enum: taskKinds }).notNull(),
    title: text('title').notNull(),
    dueOn: text('due_on'),
    startsAt: moment('starts_at'),
    durationMinutes: integer('duration_minutes').notNull(),
    place: text('place').notNull(),
    note: text('note').notNull(),
    doneAt: moment('done_at'),
    createdAt: since('created_at'),
  },
  (table) => [
    index('application_tasks_application').on(table.applicationId),
    index('application_tasks_due')
      .on(table.userId, table.dueOn)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** Each move between stages, with their names and meanings as they were. */
export const applicationMoves = pgTable(
  'application_moves',
  {
    id: id(),
    applicationId: applicationId(),
    userId: userId(),
    fromStage: text('from_stage'),
    toStage: text('to_stage').notNull(),
    /** What the stage meant: one of the kinds. */
    toKind: text('to_kind').notNull(),
    outcome: text('outcome', { enum: outcomes }),
    at: since('at'),
  },
  (table) => [
    index('application_moves_application').on(table.applicationId, table.at),
    index('application_moves_owner').on(table.userId),
  ],
);

/** CVs and letters that are made for a job; a document is for one job at most. */
export const applicationLinks = pgTable(
  'application_links',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    applicationId: applicationId(),
    userId: userId(),
    linkedAt: since('linked_at'),
  },
  (table) => [
    index('application_links_application').on(table.applicationId),
    index('application_links_owner').on(table.userId),
  ],
);

/** CVs and letters as they were sent: copies, which stay when the document changes or goes. */
export const applicationDocuments = pgTable(
  'application_documents',
  {
    id: id(),
    applicationId: applicationId(),
    userId: userId(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    fileName: text('file_name').notNull(),
    text: text('text').notNull(),
    /** The file as it was, in base64. */
    pdf: text('pdf').notNull(),
    sentAt: since('sent_at'),
  },
  (table) => [
    index('application_documents_application').on(table.applicationId),
    index('application_documents_owner').on(table.userId),
    index('application_documents_document')
      .on(table.documentId)
      .where(sql`${table.documentId} is not null`),
  ],
);
