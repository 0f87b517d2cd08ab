import { z } from 'zod';
import { say } from '@candor/domain/say';
import { singleLine } from '@candor/domain/text';
import { versionNameLimits, versionOrigins } from '@candor/domain/versions';
import { idParams, json, nobodys, one, partOf, pathOf, type DocumentContract } from './document-contract.ts';
import { endpoint } from './endpoint.ts';

const GREATEST_VERSION = 2_147_483_647;

/** The parameters of one version, beside those of what it is a version of. */
export function versionParams<Shape extends z.ZodRawShape>(of: z.ZodObject<Shape>) {
  return of.extend({ version: z.coerce.number().int().min(1).max(GREATEST_VERSION) });
}

/** One save as the list of versions shows it; saves in quick succession are one. */
export const versionSchema = z.object({
  version: z.int32().min(1),
  origin: z.enum(versionOrigins),
  /** One sentence: what the save changed. */
  change: z.string(),
  /** The name that the person gave it; null for a save like any other. */
  name: z.string().nullable(),
  startedAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  /** Who saved it; the name is empty where the account was deleted. */
  author: z.object({ name: z.string(), isYou: z.boolean() }),
  title: z.string(),
  template: z.string(),
  /** Whether this is what the document says now. */
  isCurrent: z.boolean(),
});
export type Version = z.infer<typeof versionSchema>;

export const restoreBody = z.object({
  /** The version of the document that was read. */
  version: z.int32().min(1),
});

const ofVersion = {
  access: 'signed-in',
  params: versionParams(idParams),
  example: { params: { id: nobodys, version: '1' } },
} as const;

/** What a document was after each save. */
export function versionEndpoints<K extends DocumentContract>(kind: K) {
  const { one: noun } = kind;
  const path = `${pathOf(kind)}/versions` as const;
  return {
    listVersions: endpoint({
      ...one,
      scope: 'documents:read',
      method: 'GET',
      path,
      summary: `What a ${noun} was after each save, newest first`,
      reply: json(z.array(versionSchema)),
      errors: ['not_found'],
    }),
    /** What the document says now. Later saves leave it alone, and it is kept for as long as the document is. */
    keepVersion: endpoint({
      ...one,
      scope: 'documents:write',
      method: 'POST',
      path,
      summary: `Keep a ${noun} as it is now as a version with a name`,
      body: z.strictObject({
        name: singleLine(versionNameLimits.characters).refine((name) => name !== '', {
          error: () => say`Enter a name`,
        }),
      }),
      reply: json(versionSchema),
      errors: ['not_found', 'too_many'],
      example: { ...one.example, body: { name: 'Sent to Dell Seton' } },
    }),
    getVersion: endpoint({
      ...ofVersion,
      scope: 'documents:read',
      method: 'GET',
      path: `${path}/:version`,
      summary: `One version of a ${noun}, whole`,
      reply: json(partOf(kind, 'wholeVersion')),
      errors: ['not_found'],
    }),
    /** Words, form and look become those of the version, as a new version; title, labels and brand line stay. */
    restoreVersion: endpoint({
      ...ofVersion,
      scope: 'documents:write',
      method: 'POST',
      path: `${path}/:version/restore`,
      summary: `Make a ${noun} what it was at a version`,
      body: restoreBody,
      reply: json(partOf(kind, 'whole')),
      errors: ['not_found', 'stale'],
      example: { ...ofVersion.example, body: { version: 2 } },
    }),
  };
}
