import { pgTable, text } from 'drizzle-orm/pg-core';
import type { OwnProvider } from '@candor/contracts/own-model';
import { owner } from '../account/schema.ts';
import { since } from '../platform/columns.ts';

/** The language model of a person's own, which writes for them where administrators allow it. */
export const ownModels = pgTable('own_models', {
  userId: owner().primaryKey(),
  provider: text('provider').$type<OwnProvider>().notNull(),
  model: text('model').notNull(),
  /** Sealed: the store alone does not tell it. */
  key: text('key').notNull(),
  lastFour: text('last_four').notNull(),
  savedAt: since('saved_at'),
});
