import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CvDocument, LayoutId, ProfileKeys } from '@candor/domain/cv';
import { owner } from '../account/schema.ts';
import { since } from '../platform/columns.ts';

/** The one profile of a person that their CVs may follow. */
export const cvProfiles = pgTable('cv_profiles', {
  userId: owner().primaryKey(),
  version: integer('version').notNull(),
  document: jsonb('document').$type<CvDocument>().notNull(),
  /** Which entry is which, beside the document. */
  keys: jsonb('keys').$type<ProfileKeys>().notNull(),
  updatedAt: since('updated_at'),
});

/** The layouts there are, for whoever reads the store; filled at each start from the list in the domain. */
export const cvTemplates = pgTable('cv_templates', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  style: jsonb('style').$type<{ layout: LayoutId; release: number }>().notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: since('created_at'),
});
