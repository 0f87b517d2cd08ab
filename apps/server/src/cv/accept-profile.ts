import { z } from 'zod';
import { cvDocumentSchema, keyedLists, normaliseDocument } from '@candor/domain/cv';
import { incomingVersion } from '../platform/accept-row.ts';
import type { IncomingRow } from '../platform/capability.ts';

const profileSchema = z.object({
  version: incomingVersion,
  document: cvDocumentSchema,
  keys: z.object({
    next: z.int().min(0).max(1_000_000_000),
    lists: z.object(Object.fromEntries(keyedLists.map((list) => [list, z.array(z.string().max(40))]))),
  }),
});

/** A profile as it comes in from an export: each of its entries has its key, or it does not come in. */
export function acceptProfile(row: IncomingRow): IncomingRow | null {
  const parsed = profileSchema.safeParse(row);
  if (!parsed.success) return null;
  const document = normaliseDocument(parsed.data.document);
  const { keys } = parsed.data;
  const isWhole = keyedLists.every((list) => keys.lists[list]?.length === document[list].length);
  return isWhole ? { ...row, document, keys } : null;
}
