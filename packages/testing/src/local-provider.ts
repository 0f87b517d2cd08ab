import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** Who is signed in at the provider. */
export interface ProviderPerson {
  subject: string;
  email?: string;
  isVerified?: boolean;
  name?: string;
}

export interface LocalProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who signs in from now on, without being asked; null has the provider refuse. */
  person: ProviderPerson | null;
  close(): Promise<void>;
}

/** A real OpenID Connect provider on this machine, where everybody is signed in already. */
export async function localProvider(redirectUri: string): Promise<LocalProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const people = new Map<string, ProviderPerson>();
  const local: LocalProvider = {
    issuer,
    clientId: 'candor',
    clientSecret: 'only-for-this-test',
    person: null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: local.clientId,
        client_secret: local.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only-for-this-test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => {
        const { email, isVerified = true, name } = people.get(subject) ?? {};
        return { sub: subject, email, email_verified: isVerified, name };
      },
    }),
  });
  const callback = provider.callback();

  /** What a person would be asked: who they are, and whether Candor may know it. */
  async function interact(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { prompt, params, session, grantId } = await provider.interactionDetails(request, answer);
    const { person } = local;
    if (!person) return provider.interactionFinished(request, answer, { error: 'access_denied' });
    people.set(person.subject, person);
    if (prompt.name === 'login')
      return provider.interactionFinished(request, answer, {
        login: { accountId: person.subject, remember: false },
      });
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    return provider.interactionFinished(request, answer, { consent: { grantId: await grant.save() } });
  }
  server.on('request', (request, answer) => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, answer);
    interact(request, answer).catch((error: unknown) => {
      answer.writeHead(500).end(String(error));
    });
  });
  return local;
}
