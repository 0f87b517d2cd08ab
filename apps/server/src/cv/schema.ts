import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type {
  CvDesignInput,
  CvDocument,
  CvDraft,
  LayoutId,
  LayoutRelease,
  ProfileKeys,
  ProfileLink,
} from '@candor/domain/cv';
import type { FactsReport } from '@candor/domain/writing';
import { owner } from '../account/schema.ts';
import { id, moment, since } from '../platform/columns.ts';
import { versionColumns } from '../versions/schema.ts';

/** A saved CV. `document` is the truth; the named columns and `generated_cv` are made from it at each write. */
export const cvs = pgTable(
  'cv_data',
  {
    id: id(),
    userId: owner(),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    location: text('location').notNull(),
    jobTitle: text('job_title').notNull(),
    summary: text('summary').notNull().default(''),
    generatedCv: text('generated_cv').notNull(),
    document: jsonb('document').$type<CvDocument>().notNull(),
    /** What the person typed to have it written. */
    request: jsonb('request').$type<CvDraft>(),
    facts: jsonb('facts').$type<FactsReport>(),
    /** As it was last generated, as far as that was taken: what differs from it was touched by the person. */
    generated: jsonb('generated').$type<CvDocument>(),
    /** What was generated again and waits for a choice. */
    proposal: jsonb('proposal').$type<{
      base: CvDocument;
      document: CvDocument;
      facts: FactsReport;
      request: CvDraft;
    }>(),
    template: text('template').notNull().default('professional'),
    /** The release of the layout this CV was made with; a newer one is only offered. */
    layoutRelease: integer('layout_release').notNull().default(1),
    /** The newer release that the person did not want for this CV: it is not offered again. */
    declinedRelease: jsonb('declined_release').$type<LayoutRelease>(),
    /** What the person changed about the page; left out is as the layout says. */
    design: jsonb('design').$type<CvDesignInput>().notNull().default({}),
    /** BCP 47. */
    language: text('language').notNull().default('en'),
    /** Shared by the CVs that are one CV in several languages. */
    variantGroup: uuid('variant_group'),
    /** Labels are folders too: a CV may be in several. */
    labels: text('labels').array().notNull().default([]),
    archivedAt: moment('archived_at'),
    trashedAt: moment('trashed_at'),
    /** How it hangs on the person's profile; null where it does not. */
    profileLink: jsonb('profile_link').$type<ProfileLink>(),
    isPublic: boolean('is_public').notNull().default(false),
    isBrandFree: boolean('is_brand_free').notNull().default(false),
    createdAt: since('created_at'),
    updatedAt: since('updated_at'),
  },
  // My Documents reads one person's newest first; the id settles equal times.
  (table) => [
    index('cv_data_owner_newest').on(table.userId, table.createdAt.desc(), table.id),
    index('cv_data_trash')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);

const cvId = () =>
  uuid('cv_id')
    .notNull()
    .references(() => cvs.id, { onDelete: 'cascade' });

/** What a CV was after each save. The newest says what the CV says. */
export const cvVersions = pgTable(
  'cv_versions',
  {
    cvId: cvId(),
    ...versionColumns(),
    document: jsonb('document').$type<CvDocument>().notNull(),
    layoutRelease: integer('layout_release').notNull(),
    /** Without its photo, which stands in `cv_photos`. */
    design: jsonb('design').$type<CvDesignInput>().notNull(),
    photoHash: text('photo_hash'),
    isBrandFree: boolean('is_brand_free').notNull(),
    request: jsonb('request').$type<CvDraft>(),
    facts: jsonb('facts').$type<FactsReport>(),
  },
  (table) => [primaryKey({ columns: [table.cvId, table.version] })],
);

/** Photos that versions show, each once for a CV: a photo outweighs all the words. */
export const cvPhotos = pgTable(
  'cv_photos',
  {
    cvId: cvId(),
    /** SHA-256 of the data URL. */
    hash: text('hash').notNull(),
    userId: uuid('user_id').notNull(),
    dataUrl: text('data_url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cvId, table.hash] })],
);

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

/** The form as it was last kept, one for each CV under edit and one for the next new one. Without a form it is what is
 * left of one that was thrown away: its version goes on, so that no other tab writes over a newer form unseen. */
export const drafts = pgTable(
  'cv_drafts',
  {
    userId: owner(),
    /** `new`, or the id of one of the person's CVs. */
    key: text('key').notNull(),
    version: integer('version').notNull(),
    form: jsonb('form').$type<CvDraft>(),
    savedAt: since('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Request keys of finished generations: a repeat answers with the CV that the first made. Cleared after a day. */
export const generationKeys = pgTable(
  'generation_keys',
  {
    userId: owner(),
    key: text('key').notNull(),
    cvId: uuid('cv_id')
      .notNull()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    createdAt: since('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('generation_keys_age').on(table.createdAt),
  ],
);
