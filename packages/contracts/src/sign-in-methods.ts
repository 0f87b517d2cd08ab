import { z } from 'zod';
import { screenLanguageIds } from '@candor/domain/locale';
import { signUps } from './admin.ts';
import { endpoint } from './endpoint.ts';

/** What the page of the sign-in has to know before anybody is signed in. */
export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/sign-in-options',
  summary: 'How people can sign in here, and who can create an account',
  access: 'public',
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      signUp: z.enum(signUps),
      /** What the OpenID Connect provider is called on its button; null where there is none. */
      provider: z.string().nullable(),
      /** What the screen speaks here. */
      languages: z.array(z.enum(screenLanguageIds)),
    }),
  },
  errors: [],
  example: {},
});

export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const signInMethods = endpoint({
  method: 'GET',
  path: '/api/sign-in-methods',
  summary: 'How you can sign in',
  access: 'signed-in',
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      hasPassword: z.boolean(),
      passkeys: z.array(passkeySchema),
      /** Where passkeys can be made and used, as the browser names it; null where they cannot be here. */
      passkeyOrigin: z.string().nullable(),
      provider: z.object({ name: z.string(), isConnected: z.boolean() }).nullable(),
    }),
  },
  errors: [],
  example: {},
});
