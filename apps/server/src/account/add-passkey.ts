import type { addPasskey as endpoint, passkeyOptions as optionsEndpoint } from '@candor/contracts/passkeys';
import { say } from '@candor/domain/say';
import type { Call } from '../platform/bind.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { Refusal } from '../platform/refusal.ts';
import { changeAccount, securityChange } from './change-account.ts';
import { putChallenge, takeChallenge } from './challenge-store.ts';
import { checkPasskey, loadPasskeys } from './check-passkey.ts';
import { confirmPassword } from './confirm-password.ts';
import { insertPasskey, passkeysOf } from './passkey-store.ts';
import { requireRelyingParty } from './relying-party.ts';
import { recipientOf } from './security-notice.ts';

const MOST_PASSKEYS = 20;
const asked = { timeout: 300_000, attestation: 'none' } as const;
/** EdDSA, ES256 and RS256, of which every device knows one; newer ones are still tried out in Node. */
const supportedAlgorithmIDs = [-8, -7, -257];
/** The key stays on the device, which asks for a finger, a face or a PIN before it uses it. */
const authenticatorSelection = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;
const tooMany = () =>
  new Refusal('too_many', say`You’ve reached the limit of ${MOST_PASSKEYS} passkeys. Remove one first.`);

/** What the browser asks the person's device with. */
export async function passkeyOptions({ ctx, input }: Call<typeof optionsEndpoint>) {
  await confirmPassword(ctx, input.body.currentPassword, 'currentPassword');
  const party = requireRelyingParty(ctx);
  const { owner, store, clock } = ctx;
  const known = await passkeysOf(store, owner.id);
  if (known.length >= MOST_PASSKEYS) throw tooMany();
  const rp = { id: party.id, name: 'Candor' };
  const excludeCredentials = known.map(({ credentialId: id, transports }) => ({
    id,
    transports,
    type: 'public-key' as const,
  }));
  const { generateRegistrationOptions } = await loadPasskeys();
  const options = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    timeout: asked.timeout,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    excludeCredentials,
    authenticatorSelection,
    supportedAlgorithmIDs,
  });
  await putChallenge(store, clock.now(), {
    value: options.challenge,
    purpose: 'add-passkey',
    userId: owner.id,
  });
  return {
    options: { ...options, ...asked, rp, excludeCredentials, authenticatorSelection },
  };
}

export async function addPasskey({ ctx, input }: Call<typeof endpoint>) {
  const { owner, store, clock } = ctx;
  const { name, passkey } = input.body;
  const { id: expectedRPID, origin: expectedOrigin } = requireRelyingParty(ctx);
  const { verifyRegistrationResponse } = await loadPasskeys();
  const { registrationInfo } = await checkPasskey(ctx, () =>
    verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedRPID,
      expectedOrigin,
      supportedAlgorithmIDs,
      expectedChallenge: async (value) => {
        const taken = await takeChallenge(store, clock.now(), { value, purpose: 'add-passkey' });
        if (taken?.userId !== owner.id) throw new Refusal('challenge_over');
        return true;
      },
    }),
  );
  if (!registrationInfo) throw new Refusal('passkey_refused');
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  const { transports } = passkey.response;
  await changeAccount(ctx, owner.id, securityChange('passkey-added'), async (tx) => {
    if ((await passkeysOf(tx, owner.id)).length >= MOST_PASSKEYS) throw tooMany();
    const key = Buffer.from(publicKey).toString('base64url');
    const row = { userId: owner.id, name, credentialId, publicKey: key, counter, transports };
    if (!(await insertPasskey(tx, row))) throw new Refusal('passkey_refused');
    return true;
  });
  await ctx.jobs.send('security-notice', { ...recipientOf(owner), change: 'passkey-added' });
  ctx.log.info({ security: 'passkey-added', person: loggedAs(owner.id) }, 'passkey added');
  return { success: true as const };
}
