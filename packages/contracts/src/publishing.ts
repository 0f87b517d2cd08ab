import { z } from 'zod';
import { addressSchema, shownDetailsSchema } from '@candor/domain/publishing';
import { endpoint } from './endpoint.ts';

const params = z.object({ id: z.uuid() });
const day = z.iso.date();
const NO_SUCH_CV = '3f2c8a44-90b1-4c6e-8d58-2b1f4f0f1a11';

/** How a public page stands, for its owner. */
const publicPageSchema = z.object({
  address: z.string(),
  /** Nobody can guess it. */
  isUnguessable: z.boolean(),
  url: z.url(),
  /** Visitors find it now. */
  isPublic: z.boolean(),
  hasPassword: z.boolean(),
  /** Its last day. */
  expiresOn: day.nullable(),
  isExpired: z.boolean(),
  shows: shownDetailsSchema,
  allowsDownload: z.boolean(),
  /** Search engines may list it. */
  isIndexed: z.boolean(),
});

export const publicPageReplySchema = z.object({
  /** Null where the CV was never published. */
  page: publicPageSchema.nullable(),
  /** What addresses begin with. */
  base: z.string(),
  /** An address made of the person's name; empty where none can be. */
  suggestion: z.string(),
  /** How often people opened it, day by day in order, the last of them today; their own visits and bots left out. */
  views: z.object({ days: z.array(z.object({ day, count: z.int().min(0) })), total: z.int().min(0) }),
});
export type PublicPageReply = z.infer<typeof publicPageReplySchema>;
export type PublicPage = z.infer<typeof publicPageSchema>;

export const publicPageBodySchema = z.strictObject({
  /** Null: one that nobody can guess; where the page has such a one, it stays. */
  address: addressSchema.nullable(),
  /** Left out: it stays; null: none. */
  password: z.string().max(200).nullable().optional(),
  expiresOn: day.nullable(),
  shows: shownDetailsSchema,
  allowsDownload: z.boolean(),
  isIndexed: z.boolean(),
});

export const getPublicPage = endpoint({
  method: 'GET',
  path: '/api/cv/:id/public-page',
  summary: 'The public page of a CV and how often it was opened',
  access: 'signed-in',
  params,
  reply: { kind: 'json', status: 200, schema: publicPageReplySchema },
  errors: ['not_found'],
  example: { params: { id: NO_SUCH_CV } },
});

export const publishCv = endpoint({
  method: 'PUT',
  path: '/api/cv/:id/public-page',
  summary: 'Publishes a CV at an address of its own, or changes how it is published',
  access: 'signed-in',
  params,
  body: publicPageBodySchema,
  reply: { kind: 'json', status: 200, schema: publicPageReplySchema },
  errors: ['not_found', 'public_profile_off'],
  example: {
    params: { id: NO_SUCH_CV },
    body: {
      address: 'ana-ruiz',
      expiresOn: null,
      shows: { email: true, phone: false, location: false, links: true, photo: true },
      allowsDownload: true,
      isIndexed: false,
    },
  },
});

export const unpublishCv = endpoint({
  method: 'DELETE',
  path: '/api/cv/:id/public-page',
  summary: 'Takes the public page of a CV down at once; its address and settings are kept',
  access: 'signed-in',
  params,
  reply: { kind: 'json', status: 200, schema: publicPageReplySchema },
  errors: ['not_found'],
  example: { params: { id: NO_SUCH_CV } },
});
