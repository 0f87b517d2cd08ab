import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/columns.ts';

const counted = (name: string) => integer(name).notNull().default(0);

/** What one server did in ten minutes; stored for a day. */
export const serverFigures = pgTable(
  'server_figures',
  {
    /** When the ten minutes began. */
    at: moment('at').notNull(),
    /** Another at each start. */
    server: uuid('server').notNull(),
    requests: counted('requests'),
    errors: counted('errors'),
    modelCalls: counted('model_calls'),
    modelFailures: counted('model_failures'),
    mails: counted('mails'),
    mailFailures: counted('mail_failures'),
    jobsWaiting: counted('jobs_waiting'),
    memoryMb: counted('memory_mb'),
  },
  (table) => [primaryKey({ columns: [table.at, table.server] })],
);
