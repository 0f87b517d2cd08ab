import type { z } from 'zod';
import type { FieldError } from '@candor/contracts/errors';
import { Refusal } from './refusal.ts';
import { storable } from './storable.ts';

/** What a form marks: each refused field by its path, the first message of a field only. */
export function fieldErrorsOf(error: z.ZodError): FieldError[] {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    if (!fields.has(path)) fields.set(path, issue.message);
    if (fields.size === 50) break;
  }
  return [...fields].map(([path, message]) => ({ path, message }));
}

/** The value as its schema has it and the store can hold it, or a refusal `invalid` that names each wrong field. */
export function parseInput(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(storable(value));
  if (parsed.success) return parsed.data;
  const fields = fieldErrorsOf(parsed.error);
  throw new Refusal('invalid', fields[0]?.message, { fields });
}
