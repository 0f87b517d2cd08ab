import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { LayoutId } from '@candor/domain/cv';
import type { LetterDocument, LetterRequestInput, LetterType } from '@candor/domain/letters';
import type { FactsReport } from '@candor/domain/writing';
import { owner } from '../account/schema.ts';
import { cvs } from '../cv/schema.ts';
import { id, moment, since } from '../platform/columns.ts';
import { versionColumns } from '../versions/schema.ts';

/** A saved letter. `document` is the truth; the named columns and `generated_letter` follow from it and the form. */
export const letters = pgTable(
  'letters',
  {
    id: id(),
    userId: owner(),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    letterType: text('letter_type').$type<LetterType>().notNull().default('cover'),
    jobTitle: text('job_title').notNull().default(''),
    companyName: text('company_name').notNull().default(''),
    template: text('template').$type<LayoutId>().notNull().default('professional'),
    generatedLetter: text('generated_letter').notNull(),
    document: jsonb('document').$type<LetterDocument>().notNull(),
    /** The form it was written from. */
    request: jsonb('request').$type<LetterRequestInput>().notNull(),
    facts: jsonb('facts').$type<FactsReport>(),
    /** As it was last generated, as far as that was taken: what differs from it was touched by the person. */
    generated: jsonb('generated').$type<LetterDocument>(),
    /** What was generated again and waits for a choice. */
    proposal: jsonb('proposal').$type<{
      base: LetterDocument;
      document: LetterDocument;
      facts: FactsReport;
      request: LetterRequestInput;
    }>(),
    /** The CV it was started from. */
    cvId: uuid('cv_id').references(() => cvs.id, { onDelete: 'set null' }),
    trashedAt: moment('trashed_at'),
    createdAt: since('created_at'),
    updatedAt: since('updated_at'),
  },
  // My Documents reads one person's newest first; the id settles equal times. The CV's index serves its deletion.
  (table) => [
    index('letters_owner_newest').on(table.userId, table.createdAt.desc(), table.id),
    index('letters_cv').on(table.cvId),
    index('letters_trash')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);

/** What a letter was after each save. The newest says what the letter says. */
export const letterVersions = pgTable(
  'letter_versions',
  {
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    ...versionColumns(),
    document: jsonb('document').$type<LetterDocument>().notNull(),
    request: jsonb('request').$type<LetterRequestInput>().notNull(),
    facts: jsonb('facts').$type<FactsReport>(),
  },
  (table) => [primaryKey({ columns: [table.letterId, table.version] })],
);

/** Request keys of finished letters: a repeat answers with the letter that the first made. Cleared after a day. */
export const letterKeys = pgTable(
  'letter_keys',
  {
    userId: owner(),
    key: text('key').notNull(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    createdAt: since('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('letter_keys_age').on(table.createdAt),
    index('letter_keys_letter').on(table.letterId),
  ],
);
