import { z } from 'zod';
import { currentPassword, sessionReply, typedCode } from './account.ts';
import { endpoint } from './endpoint.ts';

/** Where the browser is to go. */
const away = z.object({ url: z.url() });

/** Remembers the browser by a cookie: only where it began does the sign-in end. */
export const beginOidc = endpoint({
  method: 'POST',
  path: '/api/oidc/begin',
  summary: 'Begin to sign in with the OpenID Connect provider',
  access: 'public',
  body: z.object({
    /** The token of an invitation, where an account is made by it. */
    invitation: z.string().min(1).max(200).nullable(),
  }),
  reply: { kind: 'json', status: 200, schema: away },
  errors: ['not_found'],
  example: { body: { invitation: null } },
});

/** Begins to connect the account of who is signed in with the one they have at the provider. */
export const connectOidc = endpoint({
  method: 'POST',
  path: '/api/oidc/connect',
  summary: 'Begin to connect your account with the OpenID Connect provider',
  access: 'signed-in',
  body: z.object({ currentPassword }),
  reply: { kind: 'json', status: 200, schema: away },
  errors: ['invalid', 'not_found', 'recent_sign_in_required'],
  example: { body: { currentPassword: 'paper-lamp-42' } },
});

/** What came of it. */
export const oidcOutcomeSchema = z.discriminatedUnion('kind', [
  sessionReply.extend({ kind: z.literal('signed-in') }),
  /** The person has two-factor authentication on: the ticket goes along with their code. */
  z.object({ kind: z.literal('code'), ticket: z.string() }),
  /** The account of who began is connected. */
  z.object({ kind: z.literal('connected') }),
]);
export type OidcOutcome = z.infer<typeof oidcOutcomeSchema>;

export const finishOidc = endpoint({
  method: 'POST',
  path: '/api/oidc/finish',
  summary: 'End what was begun, with the answer of the OpenID Connect provider',
  access: 'public',
  body: z.object({
    /** What follows the question mark of the address that the provider sent the browser back to. */
    search: z.string().max(8_000),
  }),
  reply: { kind: 'json', status: 200, schema: oidcOutcomeSchema },
  errors: [
    'not_found',
    'challenge_over',
    'provider_refused',
    'bad_credentials',
    'account_refused',
    'sign_up_closed',
    'invitation_required',
    'invitation_over',
  ],
  example: { body: { search: '?code=from-the-provider&state=made-up' } },
});

export const oidcCode = endpoint({
  method: 'POST',
  path: '/api/oidc/code',
  summary: 'Give the code of the authenticator app after signing in with the OpenID Connect provider',
  access: 'public',
  body: z.object({ ticket: z.string().min(1).max(200), code: typedCode }),
  reply: { kind: 'json', status: 200, schema: sessionReply },
  errors: ['challenge_over', 'code_required', 'bad_code', 'bad_credentials'],
  example: { body: { ticket: 'from-the-sign-in', code: '123456' } },
});

/** Ends every other session of the account. */
export const disconnectOidc = endpoint({
  method: 'POST',
  path: '/api/oidc/disconnect',
  summary: 'Disconnect your account from the OpenID Connect provider',
  access: 'signed-in',
  body: z.object({ currentPassword }),
  reply: { kind: 'json', status: 200, schema: z.object({ success: z.literal(true), token: z.string() }) },
  errors: ['invalid', 'not_found', 'recent_sign_in_required', 'last_way_in'],
  example: { body: { currentPassword: 'paper-lamp-42' } },
});
