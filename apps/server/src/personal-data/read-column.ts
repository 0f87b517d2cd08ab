import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { isOrdinaryMoment } from '../platform/ordinary-moment.ts';

/** Strings that the store can hold: no NUL, no half of a pair. */
const stored = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'));
const timestamp = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine(isOrdinaryMoment);
/** Counts of ours stay far below what the store holds: they have to be able to rise. */
const INT = { least: 0, greatest: 1_000_000_000 };

function baseSchema(column: PgColumn): z.ZodType {
  switch (column.columnType) {
    case 'PgUUID':
      return z.uuid();
    case 'PgText':
      return column.enumValues?.length ? z.enum(column.enumValues as [string]) : stored;
    case 'PgInteger':
      return z.int().min(INT.least).max(INT.greatest);
    case 'PgBoolean':
      return z.boolean();
    case 'PgTimestamp':
      return timestamp;
    case 'PgJsonb':
      return z.json();
    case 'PgArray':
      // The types do not tell of what.
      return z.array(baseSchema((column as PgColumn & { baseColumn: PgColumn }).baseColumn)).max(1_000);
    default:
      throw new Error(`No rule says how a column of ${column.columnType} comes in from an export`);
  }
}

/** How a column's value in an export is read: by its type, its values and whether it must be there. */
export function columnSchema(column: PgColumn): z.ZodType {
  const schema = baseSchema(column);
  if (!column.notNull) return schema.nullable().default(null);
  return column.hasDefault ? schema.optional() : schema;
}
