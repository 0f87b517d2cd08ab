import { z } from 'zod';
import { say } from '@candor/domain/say';
import { singleLine } from '@candor/domain/text';
import { currentPassword, sessionReply } from './account.ts';
import { endpoint } from './endpoint.ts';

const done = z.object({ success: z.literal(true) });
const renewed = z.object({ success: z.literal(true), token: z.string() });
const base64url = (length: number) =>
  z
    .string()
    .min(1)
    .max(length)
    .regex(/^[\w-]+$/);
const name = singleLine(100).refine((given) => given !== '', { error: () => say`Name is required` });

/** What a browser gives of a key pair, but for what was done with it. */
const credential = {
  id: base64url(2_000),
  rawId: base64url(2_000),
  type: z.literal('public-key'),
};
const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(30_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});
const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: base64url(200).optional(),
  }),
});

const device = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
/** As `navigator.credentials.create` takes it, in JSON (WebAuthn level 3). */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(device),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
/** As `navigator.credentials.get` takes it, in JSON. */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** Its challenge is answered by `addPasskey`, once and within minutes. */
export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/api/passkeys/options',
  summary: 'Begin to add a passkey',
  access: 'signed-in',
  body: z.object({ currentPassword }),
  reply: { kind: 'json', status: 200, schema: z.object({ options: creationOptions }) },
  errors: ['invalid', 'recent_sign_in_required', 'passkeys_unavailable', 'too_many'],
  example: { body: { currentPassword: 'paper-lamp-42' } },
});

const madeUp = { id: 'bm9ib2R5', rawId: 'bm9ib2R5', type: 'public-key' };
const clientDataJSON = 'e30';

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Add the passkey that your device made',
  access: 'signed-in',
  body: z.object({ name, passkey: newPasskeySchema }),
  reply: { kind: 'json', status: 201, schema: done },
  errors: ['passkey_refused', 'challenge_over', 'passkeys_unavailable', 'too_many'],
  example: {
    body: {
      name: 'My phone',
      passkey: { ...madeUp, response: { clientDataJSON, attestationObject: 'e30' } },
    },
  },
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/passkeys/:id',
  summary: 'Rename a passkey',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  body: z.object({ name }),
  reply: { kind: 'json', status: 200, schema: done },
  errors: ['not_found'],
  example: { params: { id: '00000000-0000-4000-8000-000000000000' }, body: { name: 'Work laptop' } },
});

/** Ends every other session of the account. */
export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/:id/remove',
  summary: 'Remove a passkey',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  body: z.object({ currentPassword }),
  reply: { kind: 'json', status: 200, schema: renewed },
  errors: ['invalid', 'recent_sign_in_required', 'not_found', 'last_way_in'],
  example: {
    params: { id: '00000000-0000-4000-8000-000000000000' },
    body: { currentPassword: 'paper-lamp-42' },
  },
});

export const passkeySignInOptions = endpoint({
  method: 'POST',
  path: '/api/passkey-sign-in/options',
  summary: 'Begin to sign in with a passkey',
  access: 'public',
  reply: { kind: 'json', status: 200, schema: z.object({ options: requestOptions }) },
  errors: ['passkeys_unavailable'],
  example: {},
});

/** The device has asked for a finger, a face or a PIN: no code is asked for beside it. */
export const passkeySignIn = endpoint({
  method: 'POST',
  path: '/api/passkey-sign-in',
  summary: 'Sign in with a passkey',
  access: 'public',
  body: z.object({ passkey: assertionSchema }),
  reply: { kind: 'json', status: 200, schema: sessionReply },
  errors: ['passkey_unknown', 'passkey_refused', 'challenge_over', 'passkeys_unavailable'],
  example: {
    body: {
      passkey: { ...madeUp, response: { clientDataJSON, authenticatorData: 'e30', signature: 'e30' } },
    },
  },
});
