import { z } from 'zod';
import { say } from '@candor/domain/say';
import { singleLine } from '@candor/domain/text';
import type { Clock } from '../platform/clock.ts';
import { boundedFetch } from '../platform/bounded-fetch.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Core } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { storable } from '../platform/storable.ts';
import { normalEmail } from './email.ts';

const ANSWER_BYTES = 1_000_000;
const TIMEOUT_SECONDS = 10;
const bounded = boundedFetch(ANSWER_BYTES);
const shownName = z
  .string()
  .transform((name) => name.slice(0, 200))
  .pipe(singleLine(200));
/** How long what the provider says of itself is believed. */
const KNOWN_MS = 3_600_000;

/** Who somebody is at the provider. The subject stays theirs whatever becomes of their email. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Where the provider says that it is theirs. */
  email: string | null;
  name: string;
}

/** What a sign-in is begun with, and its answer checked by. */
export interface Begun {
  state: string;
  nonce: string;
  verifier: string;
}

/** The OpenID Connect provider of the configuration. */
export interface Provider {
  name: string;
  issuer: string;
  /** Where the browser is to go, and what its answer will be checked by. Refuses where the provider is away. */
  begin(): Promise<Begun & { url: string }>;
  /** Who has signed in, by the answer that came back. Refuses where nobody has. */
  identify(search: string, begun: Begun): Promise<Identity>;
}

/** Loaded with the first sign-in at the provider. */
const loadClient = () => import('openid-client');
type Client = Awaited<ReturnType<typeof loadClient>>;

/** By the way that the provider says it takes a secret; RFC 6749 has every one take the header. */
function clientAuth(client: Client, secret: string): ReturnType<Client['ClientSecretPost']> {
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    (takesPost ? post : basic)(server, ...rest);
  };
}

/** The provider, where the configuration names one. */
export function createProvider({
  configuration,
  clock,
  log,
  origin,
}: Pick<Core, 'log' | 'origin'> & { configuration: Configuration; clock: Clock }): Provider | null {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: id,
    OIDC_CLIENT_SECRET: secret,
    OIDC_NAME: name,
  } = configuration;
  if (!issuer || !id || !secret) return null;
  const returnTo = `${origin()}/auth/callback`;
  let known: { until: number; asked: Promise<Awaited<ReturnType<Client['discovery']>>> } | undefined;

  const discover = async (client: Client) => {
    const execute = [client.enableNonRepudiationChecks];
    // Only of this machine: the configuration takes no other.
    if (issuer.startsWith('http:')) execute.push(client.allowInsecureRequests);
    return client.discovery(new URL(issuer), id, secret, clientAuth(client, secret), {
      execute,
      timeout: TIMEOUT_SECONDS,
      // `fetch` takes every body that the library makes; its types name a wider kind of bytes.
      [client.customFetch]: (url, options) => bounded(url, options as RequestInit),
    });
  };
  const server = (client: Client) => {
    const now = clock.now().getTime();
    if (!known || now >= known.until) {
      const asked = discover(client);
      known = { until: now + KNOWN_MS, asked };
      asked.catch(() => {
        // Asked again with the next sign-in.
        known = undefined;
      });
    }
    return known.asked;
  };
  const away = (error: unknown): never => {
    log.error({ err: error }, 'the OpenID Connect provider is away');
    throw new Refusal(
      'unavailable',
      say`${name} can’t be reached right now. Try again shortly, or sign in another way.`,
    );
  };
  const refused = (client: Client, error: Error): never => {
    if (error instanceof client.AuthorizationResponseError) {
      log.warn({ security: 'provider-refused', reason: error.error }, 'the provider signed nobody in');
      throw new Refusal(
        'provider_refused',
        error.error === 'access_denied'
          ? say`You cancelled signing in, or ${name} didn’t let you in. Please try again.`
          : say`It seems that ${name} didn’t let you in. Please try again.`,
      );
    }
    const code = 'code' in error ? error.code : undefined;
    const isNetwork =
      error instanceof TypeError || error.cause instanceof TypeError || code === 'OAUTH_TIMEOUT';
    if (isNetwork) return away(error);
    log.warn(
      { security: 'provider-refused', reason: String(error) },
      'the answer of the provider is not right',
    );
    throw new Refusal('provider_refused', say`Signing in with ${name} didn’t work. Please try again.`);
  };

  return {
    name,
    issuer,
    async begin() {
      const client = await loadClient();
      const config = await server(client).catch(away);
      const begun = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: returnTo,
        scope: 'openid email profile',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      return { ...begun, url: url.href };
    },
    async identify(search, { state, nonce, verifier }) {
      const client = await loadClient();
      const config = await server(client).catch(away);
      const answer = new URL(returnTo);
      answer.search = search;
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      try {
        const tokens = await client.authorizationCodeGrant(config, answer, checks);
        const idClaims = tokens.claims();
        if (!idClaims) throw new Error('no ID token came');
        const claims =
          typeof idClaims['email'] === 'string'
            ? idClaims
            : await client.fetchUserInfo(config, tokens.access_token, idClaims.sub);
        // Who is meant must not depend on what the store leaves out.
        if (storable(idClaims.sub) !== idClaims.sub) throw new Error('the subject holds what no store keeps');
        const { email, email_verified: isVerified, name: called } = claims;
        const isKept = typeof email === 'string' && storable(email) === email;
        return {
          issuer: config.serverMetadata().issuer,
          subject: idClaims.sub,
          email: isKept && isVerified === true ? normalEmail(email) : null,
          name: typeof called === 'string' ? shownName.parse(called) : '',
        };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return refused(client, error);
      }
    },
  };
}
