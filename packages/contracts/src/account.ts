import { z } from 'zod';
import { say } from '@candor/domain/say';
import { singleLine } from '@candor/domain/text';
import { planNameSchema } from '@candor/domain/billing';
import { preferencesChangeSchema, preferencesSchema } from '@candor/domain/settings';
import { endpoint } from './endpoint.ts';

export const email = singleLine(254).pipe(z.email({ error: () => say`Valid email is required` }));
export const newPasswordSchema = z
  .string()
  .min(6, { error: () => say`Password must be at least 6 characters` })
  .max(256, { error: () => say`Password must be at most 256 characters` });

/** What authenticator apps show and people type: spaces and dashes do not count. */
export const typedCode = z
  .string()
  .max(40)
  .overwrite((typed) => typed.replaceAll(/[\s-]/g, ''));

/** The person a session belongs to. Nothing else of the account leaves the server. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(['user', 'admin']),
  subscriptionPlan: planNameSchema,
  subscriptionStatus: z.string(),
  /** Whether this server has plans at all. */
  hasPlans: z.boolean(),
  preferences: preferencesSchema,
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** Asked again of somebody who is signed in; empty for whoever has no password and signed in a moment ago. */
export const currentPassword = z.string().max(256);

const name = singleLine(200).refine((given) => given !== '', { error: () => say`Name is required` });

/** A new session: who it is of, and the token that opens it. */
export const sessionReply = z.object({ success: z.literal(true), user: userSchema, token: z.string() });
const done = z.object({ success: z.literal(true) });

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in',
  access: 'public',
  body: z.object({
    name,
    email,
    password: newPasswordSchema,
    /** The token of an invitation; asked for where accounts are made by invitation only. */
    invitation: z.string().min(1).max(200).optional(),
  }),
  reply: { kind: 'json', status: 201, schema: sessionReply },
  errors: ['account_refused', 'sign_up_closed', 'invitation_required', 'invitation_over'],
  example: { body: { name: 'Ana Ruiz', email: 'ana@example.org', password: 'paper-lamp-42' } },
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with email and password',
  access: 'public',
  body: z.object({
    email,
    password: z
      .string()
      .min(1, { error: () => say`Password is required` })
      .max(256),
    /** Of the authenticator app, or a recovery code; for who has two-factor authentication on. */
    code: typedCode.optional(),
  }),
  reply: { kind: 'json', status: 200, schema: sessionReply },
  errors: ['bad_credentials', 'code_required', 'bad_code'],
  example: { body: { email: 'ana@example.org', password: 'paper-lamp-42' } },
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'End this session',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: done },
  clearsCache: true,
  errors: [],
  example: {},
});

export const profile = endpoint({
  method: 'GET',
  path: '/api/profile',
  summary: 'The signed-in person',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: z.object({ success: z.literal(true), user: userSchema }) },
  errors: [],
  example: {},
});

/**
 * Saves what stands on the page of settings; preferences that are left out stay. Another email than the account's waits
 * until both addresses have confirmed it.
 */
export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  summary: 'Change your name and your preferences',
  access: 'signed-in',
  body: z.object({ name, email, preferences: preferencesChangeSchema.optional() }),
  reply: { kind: 'json', status: 200, schema: z.object({ success: z.literal(true), user: userSchema }) },
  errors: [],
  example: { body: { name: 'Ana Ruiz', email: 'ana@example.org', preferences: { theme: 'dark' } } },
});

/** Changes preferences alone, those that are named. */
export const savePreferences = endpoint({
  method: 'PUT',
  path: '/api/preferences',
  summary: 'Change some of your preferences',
  access: 'signed-in',
  body: preferencesChangeSchema,
  reply: { kind: 'json', status: 200, schema: z.object({ success: z.literal(true), user: userSchema }) },
  errors: [],
  example: { body: { theme: 'dark' } },
});

/** Answers the same whether or not the address has an account. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset/request',
  summary: 'Mail a link to choose a new password',
  access: 'public',
  body: z.object({ email }),
  reply: { kind: 'json', status: 200, schema: done },
  errors: [],
  example: { body: { email: 'ana@example.org' } },
});

/** Ends every session of the account. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password-reset',
  summary: 'Choose a new password with the token of the mail',
  access: 'public',
  body: z.object({ token: z.string().min(1).max(200), password: newPasswordSchema }),
  reply: { kind: 'json', status: 200, schema: done },
  errors: ['bad_credentials'],
  example: { body: { token: 'from-the-mail', password: 'paper-lamp-43' } },
});
