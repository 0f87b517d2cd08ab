import { z } from 'zod';
import { email } from './account.ts';
import { endpoint } from './endpoint.ts';

export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  summary: 'Invitations that are open, the newest first',
  access: 'admin',
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({ invitations: z.array(invitationSchema) }),
  },
  errors: [],
  example: {},
});

/** Mails a link, or gives it where no mail is set up. A second invitation of an address takes the place of the first. */
export const invite = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  summary: 'Invite somebody to create an account',
  access: 'admin',
  body: z.object({ email }),
  reply: {
    kind: 'json',
    status: 201,
    schema: z.object({
      invitation: invitationSchema,
      /** Where it was not mailed: shown only now. */
      link: z.string().nullable(),
    }),
  },
  errors: [],
  example: { body: { email: 'bela@example.org' } },
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/invitations/:id',
  summary: 'Withdraw an invitation',
  access: 'admin',
  params: z.object({ id: z.uuid() }),
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: { id: '00000000-0000-4000-8000-000000000000' } },
});
