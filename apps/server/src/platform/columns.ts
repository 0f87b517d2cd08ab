import { sql } from 'drizzle-orm';
import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** The key of a record, chosen by the store. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`);

/** A moment that may not have come yet. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A moment, the present one where none is given. */
export const since = (name: string) => moment(name).notNull().defaultNow();
