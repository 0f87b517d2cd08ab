import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const done = z.object({ success: z.literal(true) });

/** An email that waits until both addresses have confirmed it. */
export const emailChangeSchema = z.object({
  email: z.string(),
  isConfirmedByCurrent: z.boolean(),
  isConfirmedByNew: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

export const emailChange = endpoint({
  method: 'GET',
  path: '/api/email-change',
  summary: 'The change of your email that waits to be confirmed',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: z.object({ pending: emailChangeSchema.nullable() }) },
  errors: [],
  example: {},
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/email-change',
  summary: 'Keep your email as it is',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: done },
  errors: [],
  example: {},
});

/** By the link of either mail; the second of the two changes the email and ends every session of the account. */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/email-change/confirm',
  summary: 'Confirm a change of email with the token of a mail',
  access: 'public',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({ success: z.literal(true), state: z.enum(['waiting', 'changed']) }),
  },
  errors: ['bad_credentials'],
  example: { body: { token: 'from-the-mail' } },
});
