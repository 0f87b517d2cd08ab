import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Country } from '@candor/domain/salary';
import { owner } from '../account/schema.ts';
import { since } from '../platform/columns.ts';

/** Which occupation a person means by a position. */
export const salaryOccupations = pgTable(
  'salary_occupations',
  {
    userId: owner(),
    /** The position in the form under which titles are compared. */
    position: text('position').notNull(),
    /** O*NET-SOC code. */
    occupation: text('occupation').notNull(),
    chosenAt: since('chosen_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
);

/** What a person earns a year, gross, by country; for their eyes only. */
export const ownPay = pgTable(
  'own_pay',
  {
    userId: owner(),
    country: text('country').$type<Country>().notNull(),
    amount: integer('amount').notNull(),
    updatedAt: since('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.country] })],
);
