import type {
  savePreferences as preferencesEndpoint,
  saveProfile as profileEndpoint,
} from '@candor/contracts/account';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal, fieldRefusal } from '../platform/refusal.ts';
import { changeAccount } from './change-account.ts';
import { normalEmail } from './email.ts';
import { presentUser } from './present.ts';
import { updateProfile } from './store.ts';

async function save(ctx: Context, change: Parameters<typeof updateProfile>[2]) {
  const userId = ctx.owner.id;
  const owner = await changeAccount(ctx, { userId, kind: 'account-saved', payload: {} }, (store) =>
    updateProfile(store, userId, change),
  );
  if (!owner) throw new Refusal('unauthenticated');
  return { success: true as const, user: presentUser(ctx, owner) };
}

export async function saveProfile({ ctx, input }: Call<typeof profileEndpoint>) {
  const { name, email, preferences = {} } = input.body;
  if (normalEmail(email) !== ctx.owner.email)
    throw fieldRefusal('email', 'The email of an account can’t be changed yet.');
  return save(ctx, { name, preferences });
}

export async function savePreferences({ ctx, input }: Call<typeof preferencesEndpoint>) {
  return save(ctx, { preferences: input.body });
}
