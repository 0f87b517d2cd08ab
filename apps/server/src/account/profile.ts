import type { profile as endpoint } from '@candor/contracts/account';
import type { Call } from '../platform/bind.ts';
import { presentUser } from './present.ts';

export async function profile({ ctx }: Call<typeof endpoint>) {
  return { success: true as const, user: presentUser(ctx, ctx.owner) };
}
