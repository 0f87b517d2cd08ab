import type {
  savePreferences as preferencesEndpoint,
  saveProfile as profileEndpoint,
} from '@candor/contracts/account';
import type { Preferences } from '@candor/domain/settings';
import type { Call } from '../platform/bind.ts';
import type { Context, PublicContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { changeAccount } from './change-account.ts';
import { normalEmail } from './email.ts';
import { requestEmailChange } from './email-change.ts';
import { presentUser } from './present.ts';
import { updateProfile } from './store.ts';

/** Changes preferences of an account without its owner being signed in, such as by the link of a mail. */
export async function changePreferences(
  ctx: PublicContext,
  userId: string,
  preferences: Partial<Preferences>,
): Promise<void> {
  await changeAccount(ctx, userId, { kind: 'account-saved', payload: {} }, (store) =>
    updateProfile(store, userId, { preferences }),
  );
}

async function save(ctx: Context, change: Parameters<typeof updateProfile>[2]) {
  const userId = ctx.owner.id;
  const { publicProfile } = change.preferences;
  const payload = publicProfile === undefined ? {} : { publicProfile };
  const owner = await changeAccount(ctx, userId, { kind: 'account-saved', payload }, (store) =>
    updateProfile(store, userId, change),
  );
  if (!owner) throw new Refusal('unauthenticated');
  return { success: true as const, user: presentUser(ctx, owner) };
}

export async function saveProfile({ ctx, input }: Call<typeof profileEndpoint>) {
  const { name, email, preferences = {} } = input.body;
  const wanted = normalEmail(email);
  if (wanted !== ctx.owner.email) await requestEmailChange(ctx, wanted);
  return save(ctx, { name, preferences });
}

export async function savePreferences({ ctx, input }: Call<typeof preferencesEndpoint>) {
  return save(ctx, { preferences: input.body });
}
