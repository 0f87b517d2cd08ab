import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { owner } from '../account/schema.ts';
import { documents } from '../documents/schema.ts';
import { since } from '../platform/columns.ts';

/** The advert that a copy of a CV was tailored to, as it was pasted. */
export const cvAdverts = pgTable('cv_adverts', {
  documentId: uuid('document_id')
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  // It goes with the document, by that reference: another here would have every deletion of an account scan the table.
  userId: uuid('user_id').notNull(),
  advert: text('advert').notNull(),
  /** As it was read; '' where it does not say. */
  title: text('title').notNull(),
  company: text('company').notNull(),
  createdAt: since('created_at'),
});

/** What a person said of lines that may answer something adverts ask: it does, or it does not. */
export const requirementVerdicts = pgTable(
  'requirement_verdicts',
  {
    userId: owner(),
    /** What is asked, whatever advert asks it. */
    demand: text('demand').notNull(),
    line: text('line').notNull(),
    isAnswer: boolean('is_answer').notNull(),
    createdAt: since('created_at'),
  },
  ({ userId, demand, line }) => [primaryKey({ columns: [userId, demand, line] })],
);
