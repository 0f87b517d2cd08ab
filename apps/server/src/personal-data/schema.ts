import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { owner } from '../account/schema.ts';
import { moment, since } from '../platform/columns.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The one export of a person: the next takes its place. */
export const dataExports = pgTable('data_exports', {
  userId: owner().primaryKey(),
  /** Another with each export: what is made for an earlier one is dropped. */
  id: uuid('id').notNull().unique(),
  state: text('state', { enum: ['making', 'ready', 'failed'] }).notNull(),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  size: integer('size').notNull().default(0),
  createdAt: since('created_at'),
  expiresAt: moment('expires_at'),
});

/** The zip file, in pieces: it is read and written a piece at a time. */
export const dataExportPieces = pgTable(
  'data_export_pieces',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => dataExports.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.position] })],
);
