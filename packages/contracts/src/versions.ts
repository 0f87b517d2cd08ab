import { z } from 'zod';
import { versionOrigins } from '@candor/domain/versions';

const GREATEST_VERSION = 2_147_483_647;

/** The parameters of one version, beside those of what it is a version of. */
export function versionParams<Shape extends z.ZodRawShape>(of: z.ZodObject<Shape>) {
  return of.extend({ version: z.coerce.number().int().min(1).max(GREATEST_VERSION) });
}

/** One save as the list of versions shows it; saves in quick succession are one. */
export const versionSchema = z.object({
  version: z.int().min(1),
  origin: z.enum(versionOrigins),
  /** One sentence: what the save changed. */
  change: z.string(),
  startedAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  /** Who saved it; the name is empty where the account is gone. */
  author: z.object({ name: z.string(), isYou: z.boolean() }),
  title: z.string(),
  template: z.string(),
  /** Whether this is what the document says now. */
  isCurrent: z.boolean(),
});
export type Version = z.infer<typeof versionSchema>;

export const restoreBody = z.object({
  /** The version of the document that was read. */
  version: z.int().min(1),
});
