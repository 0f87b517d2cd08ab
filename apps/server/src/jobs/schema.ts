import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { moment } from '../platform/columns.ts';

/** The last good answer of a source to a question, the same for all people. */
export const sourceAnswers = pgTable(
  'source_answers',
  {
    source: text('source').notNull(),
    /** SHA-256 of the question. */
    question: text('question').notNull(),
    /** JSON as text: an advert may hold characters that a column of JSON refuses. */
    answer: text('answer').notNull(),
    fetchedAt: moment('fetched_at').notNull(),
    /** From then on it is too old to be shown. */
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.question] }), index().on(table.keptUntil)],
);

/** The allowance of a source: what all servers together asked of it lately. */
export const sourceAllowances = pgTable('source_allowances', {
  source: text('source').primaryKey(),
  /** Moments of the calls that still count. */
  calls: timestamp('calls', { withTimezone: true, mode: 'string' }).array().notNull(),
  /** The source is left alone until then: it limits us, refuses us or is down. */
  pausedUntil: moment('paused_until'),
});

/** Which sources administrators switched on or off. A source without a row is as the configuration has it. */
export const sourceSwitches = pgTable('source_switches', {
  source: text('source').primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** When an administrator last said that they have read its terms. */
  termsReadAt: moment('terms_read_at'),
});
