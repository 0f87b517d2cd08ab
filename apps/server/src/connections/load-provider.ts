import { AsyncLocalStorage } from 'node:async_hooks';
import { oauthProvider } from '@better-auth/oauth-provider';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { credentials, sessions, users, verifications } from '../account/schema.ts';
import type { Platform } from '../platform/context.ts';
import {
  oauthAccessTokens,
  oauthClientAssertions,
  oauthClientResources,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
  oauthResources,
} from './schema.ts';
import { connectPage, mcpAddress, TOKEN_MARK } from './places.ts';
import { offeredScopes } from './offered.ts';

const HOUR_SECONDS = 3600;
/** A program that is not used for so long has to ask again. */
const REFRESH_SECONDS = 30 * 24 * HOUR_SECONDS;

/** Of whom a request is answered: a session of ours, as the library has them. */
export type SignedIn = {
  session: typeof sessions.$inferSelect;
  user: typeof users.$inferSelect;
};

export interface ConsentAnswer {
  query: string;
  accept: boolean;
  scopes: readonly string[];
}

/** Sessions of ours come by a bearer token; the library would look for a cookie. */
const answering = new AsyncLocalStorage<SignedIn>();

/** The authorization server of the auth library, apart from the accounts: none of its other routes is reachable. */
export function loadProvider({ store, secret, origin }: Platform) {
  const resource = mcpAddress(origin());
  const auth = betterAuth({
    database: drizzleAdapter(store, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        oauthClient: oauthClients,
        oauthResource: oauthResources,
        oauthClientResource: oauthClientResources,
        oauthRefreshToken: oauthRefreshTokens,
        oauthAccessToken: oauthAccessTokens,
        oauthConsent: oauthConsents,
        oauthClientAssertion: oauthClientAssertions,
      },
    }),
    secret,
    baseURL: origin(),
    basePath: '/',
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    advanced: { database: { generateId: 'uuid' }, ipAddress: { disableIpTracking: true } },
    verification: { storeIdentifier: 'plain' },
    onAPIError: { errorURL: connectPage(origin()) },
    hooks: {
      before: createAuthMiddleware(async () => {
        const signedIn = answering.getStore();
        return signedIn && { context: { context: { session: signedIn } } };
      }),
    },
    plugins: [
      oauthProvider({
        loginPage: connectPage(origin()),
        consentPage: connectPage(origin()),
        scopes: [...offeredScopes, 'offline_access'],
        grantTypes: ['authorization_code', 'refresh_token'],
        allowDynamicClientRegistration: true,
        allowUnauthenticatedClientRegistration: true,
        // Tokens are random, held by their hash and asked for in the store, so that an end holds at once.
        disableJwtPlugin: true,
        resources: [{ identifier: resource, name: 'Candor' }],
        clientRegistrationDefaultResources: [resource],
        accessTokenExpiresIn: HOUR_SECONDS,
        refreshTokenExpiresIn: REFRESH_SECONDS,
        prefix: { opaqueAccessToken: TOKEN_MARK },
      }),
    ],
  });
  return {
    handle: (request: Request): Promise<Response> => auth.handler(request),
    metadata: () => auth.api.getOAuthServerConfig(),
    /**
     * Takes a person's answer to a request that the library signed: the address that the browser goes on to; null where
     * it is not signed, or over.
     */
    async consent(signedIn: SignedIn, answer: ConsentAnswer): Promise<string | null> {
      const given = answering.run(signedIn, () =>
        auth.api.oauth2Consent({
          body: {
            accept: answer.accept,
            oauth_query: answer.query,
            ...(answer.accept && { scope: answer.scopes.join(' ') }),
          },
          headers: new Headers(),
          request: new Request(new URL('/oauth2/consent', origin()), { method: 'POST' }),
          asResponse: false,
        }),
      );
      return given.then(
        ({ url }) => url,
        (error: unknown) => {
          if (isAPIError(error) && error.statusCode < 500) return null;
          throw error;
        },
      );
    },
  };
}

export type Provider = ReturnType<typeof loadProvider>;
