import { z } from 'zod';
import { say } from '@candor/domain/say';
import { endpoint } from './endpoint.ts';
import { currentPassword, newPasswordSchema, typedCode } from './account.ts';

const done = z.object({ success: z.literal(true) });
/** The session of this call goes on under a new token; the old one is over. */
const renewed = z.object({ success: z.literal(true), token: z.string() });

/** Ends every other session of the account and a change of email that is pending. API keys go on unless they are revoked with it. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/password',
  summary: 'Change your password',
  access: 'signed-in',
  body: z.object({
    currentPassword,
    newPassword: newPasswordSchema,
    revokeApiKeys: z.boolean().default(false),
  }),
  reply: {
    kind: 'json',
    status: 200,
    /** `apiKeys`: how many still open the account. */
    schema: renewed.extend({ apiKeys: z.int().min(0) }),
  },
  errors: ['invalid', 'recent_sign_in_required'],
  // Nobody’s: with a right one the session of the example would be over.
  example: { body: { currentPassword: 'the-one-of-before', newPassword: 'paper-lamp-43' } },
});

export const sessionSchema = z.object({
  id: z.uuid(),
  /** "Chrome on Windows"; empty where the browser did not say. */
  device: z.string(),
  signedInAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionSchema>;

export const sessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where you are signed in, the newest first',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: z.object({ sessions: z.array(sessionSchema) }) },
  errors: [],
  example: {},
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Sign one of your sessions out',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  reply: { kind: 'json', status: 200, schema: done },
  errors: ['not_found'],
  example: { params: { id: '7b0a2c3e-5f51-4b7d-9f0a-2d1c3b4a5e6f' } },
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Sign out everywhere but here',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: done },
  errors: [],
  example: {},
});

const code = typedCode.refine((typed) => typed !== '', { error: () => say`Enter the code` });

export const twoFactor = endpoint({
  method: 'GET',
  path: '/api/two-factor',
  summary: 'Whether signing in asks for a code',
  access: 'signed-in',
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  },
  errors: [],
  example: {},
});

/** Nothing changes until a code of the app is confirmed; another setup takes the place of this one. */
export const setUpTwoFactor = endpoint({
  method: 'POST',
  path: '/api/two-factor/setup',
  summary: 'Get a secret for your authenticator app',
  access: 'signed-in',
  body: z.object({ currentPassword }),
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      /** Base32, to be typed where no picture can be taken. */
      secret: z.string(),
      /** The same as a link that opens the app on this device. */
      uri: z.string().startsWith('otpauth://'),
      /** The dark modules of the QR code, row by row: `1` dark, `0` light. */
      qrRows: z.array(z.string().regex(/^[01]+$/)),
    }),
  },
  errors: ['invalid', 'recent_sign_in_required', 'two_factor_on'],
  example: { body: { currentPassword: 'paper-lamp-42' } },
});

const codesReply = z.object({
  success: z.literal(true),
  /** Each opens the account once; shown only now. */
  recoveryCodes: z.array(z.string()),
});

/** Signing in asks for a code from now on. Ends every other session of the account. */
export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/two-factor/confirm',
  summary: 'Turn two-factor authentication on',
  access: 'signed-in',
  body: z.object({ code }),
  reply: { kind: 'json', status: 200, schema: codesReply.extend({ token: z.string() }) },
  errors: ['invalid', 'recent_sign_in_required', 'two_factor_on'],
  example: { body: { code: '123456' } },
});

/** The recovery codes of before are over. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/two-factor/recovery-codes',
  summary: 'Get new recovery codes',
  access: 'signed-in',
  body: z.object({ currentPassword }),
  reply: { kind: 'json', status: 200, schema: codesReply },
  errors: ['invalid', 'recent_sign_in_required', 'two_factor_off'],
  example: { body: { currentPassword: 'paper-lamp-42' } },
});

/** Ends every other session of the account. */
export const turnTwoFactorOff = endpoint({
  method: 'POST',
  path: '/api/two-factor/off',
  summary: 'Turn two-factor authentication off',
  access: 'signed-in',
  body: z.object({ currentPassword }),
  reply: { kind: 'json', status: 200, schema: renewed },
  errors: ['invalid', 'recent_sign_in_required', 'two_factor_off'],
  example: { body: { currentPassword: 'paper-lamp-42' } },
});
