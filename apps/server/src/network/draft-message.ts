import type { draftMessage as endpoint } from '@candor/contracts/network';
import type { Call } from '../platform/bind.ts';
import { ownContact } from './own-contact.ts';

/** A short message to a contact, of what the person filled in. Nothing is stored. */
export async function draftMessage({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const { owner, signal } = ctx;
  const { name, position, company } = await ownContact(ctx, params.id);
  await ctx.limits.spend('writing', owner.id);
  const toIs = [position, company].filter((part) => part !== '').join(', ');
  const asked = { ...body, to: name, from: owner.name };
  return ctx.messageDrafter.draft(asked, toIs, { by: owner.id, signal });
}
