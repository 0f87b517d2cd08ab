import { z } from 'zod';
import type { IncomingRow } from './capability.ts';

/** The number of a save, from 1: far from the greatest that the store holds, so that saves never reach it. */
export const incomingVersion = z.int().min(1).max(1_000_000_000);

/** Takes rows in whose columns fit a schema, as it gives them. */
export function accepting<Row extends object>(
  schema: z.ZodType<Row>,
  more: (row: Row) => object = () => ({}),
): (row: IncomingRow) => IncomingRow | null {
  return (row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? { ...row, ...parsed.data, ...more(parsed.data) } : null;
  };
}
