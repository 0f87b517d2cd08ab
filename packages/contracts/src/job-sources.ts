import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A source of adverts, as administrators see it. */
export const jobSourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What it has, and what its terms ask for. */
  about: z.string(),
  termsUrl: z.url({ protocol: /^https$/ }),
  /** Variables of the configuration that are missing before it can be switched on. */
  missing: z.array(z.string()),
  isOn: z.boolean(),
  /** When it was last switched on by somebody who confirmed that they have read its terms. */
  termsReadAt: z.iso.datetime().nullable(),
});
export type JobSource = z.infer<typeof jobSourceSchema>;

const reply = {
  kind: 'json',
  status: 200,
  schema: z.object({ sources: z.array(jobSourceSchema) }),
} as const;

export const listJobSources = endpoint({
  method: 'GET',
  path: '/api/admin/job-sources',
  summary: 'Where adverts can come from',
  access: 'admin',
  reply,
  errors: [],
  example: {},
});

/** To switch one on takes the word that its terms were read. */
export const switchJobSource = endpoint({
  method: 'PUT',
  path: '/api/admin/job-sources',
  summary: 'Switch a source of adverts on or off',
  access: 'admin',
  body: z.strictObject({
    id: z.string().max(60),
    isOn: z.boolean(),
    hasReadTerms: z.boolean().default(false),
  }),
  reply,
  errors: ['not_found', 'invalid'],
  example: { body: { id: 'adzuna', isOn: false } },
});
