import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** An archive of somebody's data: one file, at most so large, unpacked and packed. */
export const archiveLimits = {
  bytes: 64 * 1024 * 1024,
  unpackedBytes: 256 * 1024 * 1024,
  files: 20_000,
  /** One of the files that hold rows, unpacked. */
  fileBytes: 64 * 1024 * 1024,
  rows: 100_000,
  /** A row that is longer is left out. */
  rowCharacters: 16 * 1024 * 1024,
} as const;

/** How the making of an export stands. */
export const dataExportSchema = z.object({
  id: z.string(),
  state: z.enum(['making', 'ready', 'failed']),
  /** Parts that are in it, of all. */
  done: z.int().min(0),
  total: z.int().min(0),
  /** Bytes; 0 until it is ready. */
  size: z.int().min(0),
  createdAt: z.iso.datetime(),
  /** From then on it is deleted; null until it is ready. */
  expiresAt: z.iso.datetime().nullable(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

/** One is made at a time: asked again meanwhile, it answers with the one under way. */
export const requestDataExport = endpoint({
  method: 'POST',
  path: '/api/data-export',
  summary: 'Put all my data into one file',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: z.object({ export: dataExportSchema }) },
  errors: [],
  example: {},
});

export const getDataExport = endpoint({
  method: 'GET',
  path: '/api/data-export',
  summary: 'How my export stands',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: z.object({ export: dataExportSchema.nullable() }) },
  errors: [],
  example: {},
});

export const downloadDataExport = endpoint({
  method: 'GET',
  path: '/api/data-export/:id/file',
  summary: 'My export as a zip file, for 24 hours',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  reply: { kind: 'file', status: 200, types: ['application/zip'] },
  errors: ['not_found'],
  example: { params: { id: '00000000-0000-4000-8000-000000000000' } },
});

const broughtSchema = z.object({
  /** What came in: the name of a table in the archive, and how many rows of it. */
  rows: z.array(z.object({ table: z.string(), count: z.int().min(0) })),
  /** Rows that could not be read, or were there already. */
  leftOut: z.int().min(0),
});
export type Brought = z.infer<typeof broughtSchema>;

/** Brings an export into this account, beside what it holds. All of it or, where it is refused, nothing. */
export const importData = endpoint({
  method: 'POST',
  path: '/api/data-import',
  summary: 'Bring an export into my account',
  access: 'signed-in',
  query: z.object({
    /** `yes` takes an export of another account too. */
    fromAnyone: z.enum(['yes', 'no']).default('no'),
  }),
  upload: { field: 'file', files: 1, fileBytes: archiveLimits.bytes },
  bodyLimit: archiveLimits.bytes + 64 * 1024,
  reply: { kind: 'json', status: 200, schema: broughtSchema },
  errors: ['too_many', 'of_another'],
  example: { files: [{ name: 'candor.zip', text: 'PK' }] },
});

/** The account and all that belongs to it are gone with the answer. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/delete-account',
  summary: 'Delete my account and everything in it',
  access: 'signed-in',
  body: z.object({ password: z.string().max(256).default('') }),
  reply: { kind: 'json', status: 200, schema: z.object({ success: z.literal(true) }) },
  clearsCache: true,
  errors: ['last_administrator', 'recent_sign_in_required'],
  example: { body: { password: 'paper-lamp-42' } },
});
