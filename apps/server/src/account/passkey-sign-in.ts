import type {
  passkeySignIn as endpoint,
  passkeySignInOptions as optionsEndpoint,
} from '@candor/contracts/passkeys';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { putChallenge, takeChallenge } from './challenge-store.ts';
import { checkPasskey, loadPasskeys } from './check-passkey.ts';
import { enter } from './enter.ts';
import type { Entry } from './entry.ts';
import { passkeyByCredential, usePasskey, type PasskeyRow } from './passkey-store.ts';
import { requireRelyingParty } from './relying-party.ts';
import { activeOwner } from './store.ts';

const asked = { timeout: 300_000, userVerification: 'required' } as const;

/** Asks for any passkey that the device has for us: whose it is, its answer says. */
export async function passkeySignInOptions({ ctx }: Call<typeof optionsEndpoint>) {
  await ctx.limits.spend('passkey-challenges', ctx.network);
  const party = requireRelyingParty(ctx);
  const { generateAuthenticationOptions } = await loadPasskeys();
  const { challenge: value } = await generateAuthenticationOptions({ rpID: party.id });
  await putChallenge(ctx.store, ctx.clock.now(), { value, purpose: 'passkey-sign-in' });
  return { options: { ...asked, rpId: party.id, challenge: value } };
}

/** The id of the person, which the device stores with the key. */
const handleOf = ({ userId }: PasskeyRow) => Buffer.from(userId).toString('base64url');

/** Signs in who holds the key and has shown finger, face or PIN to the device: two factors, so no code is asked for. */
export async function passkeySignIn(entry: Entry, { ctx, input }: Call<typeof endpoint>) {
  const { store, clock } = ctx;
  const { passkey } = input.body;
  await ctx.limits.spend('sign-in-address', ctx.network);
  const { id: expectedRPID, origin: expectedOrigin } = requireRelyingParty(ctx);
  const known = await passkeyByCredential(store, passkey.id);
  if (!known) throw new Refusal('passkey_unknown');
  const { userHandle = handleOf(known), ...answer } = passkey.response;
  if (userHandle !== handleOf(known)) throw new Refusal('passkey_refused');
  const { verifyAuthenticationResponse } = await loadPasskeys();
  const { authenticationInfo } = await checkPasskey(ctx, () =>
    verifyAuthenticationResponse({
      response: { ...passkey, response: answer, clientExtensionResults: {} },
      expectedRPID,
      expectedOrigin,
      expectedChallenge: async (value) => {
        if (!(await takeChallenge(store, clock.now(), { value, purpose: 'passkey-sign-in' })))
          throw new Refusal('challenge_over');
        return true;
      },
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    }),
  );
  const owner = await activeOwner(store, known.userId);
  if (!owner) throw new Refusal('passkey_refused');
  if (!(await usePasskey(store, known.id, authenticationInfo.newCounter, clock.now())))
    throw new Refusal('passkey_refused');
  return enter(entry, ctx, owner, 'sign-in');
}
