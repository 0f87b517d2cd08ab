import type { getContact as endpoint } from '@candor/contracts/network';
import type { Call } from '../platform/bind.ts';
import { ownContact } from './own-contact.ts';
import { contactOf } from './present.ts';

export async function get({ ctx, input }: Call<typeof endpoint>) {
  return contactOf(ctx, await ownContact(ctx, input.params.id));
}
