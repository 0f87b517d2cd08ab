import type { Invitation, invite as endpoint } from '@candor/contracts/invitations';
import type { listInvitations as listEndpoint, withdrawInvitation } from '@candor/contracts/invitations';
import { deleteInvitation, inviteAddress, openInvitations } from '../account/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { recordAudit } from './audit-log.ts';

type Row = Awaited<ReturnType<typeof openInvitations>>[number];

const present = ({ id, email, invitedAt, expiresAt }: Row): Invitation => ({
  id,
  email,
  invitedAt: invitedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export async function listInvitations({ ctx }: Call<typeof listEndpoint>) {
  return { invitations: (await openInvitations(ctx.store, ctx.clock.now())).map(present) };
}

export async function invite({ ctx, input }: Call<typeof endpoint>) {
  const { invitation, link } = await inviteAddress(ctx, input.body.email);
  await recordAudit(ctx, 'invite');
  return { invitation: present(invitation), link };
}

export async function withdraw({ ctx, input }: Call<typeof withdrawInvitation>): Promise<void> {
  if (!(await deleteInvitation(ctx.store, input.params.id))) throw new Refusal('not_found');
  await recordAudit(ctx, 'withdraw');
}
