import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../platform/network-of.ts';
import { connectPage, mcpAddress } from './places.ts';
import { offeredScopes } from './offered.ts';

const BODY_LIMIT = 32 * 1024;
/** What the provider gets of a request: a page of another site can send no cookie and no session along. */
const KEPT = ['accept', 'authorization', 'content-type', 'dpop'] as const;
/** Each signs the person in again, which the consent screen does in its own way. */
const NOT_PASSED_ON = ['max_age', 'prompt'] as const;

/** Programs on the person’s own machine say so by their address alone; the provider wants it stated. */
function withApplicationType(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || 'application_type' in body) return body;
  const addresses = 'redirect_uris' in body && Array.isArray(body.redirect_uris) ? body.redirect_uris : [];
  const isNative = addresses.some((address) => typeof address === 'string' && !/^https:/i.test(address));
  return isNative ? { ...body, application_type: 'native' } : body;
}

/** What is no JSON is refused by the provider, in the words of the standard. */
function withTypeIn(body: string): string {
  try {
    return JSON.stringify(withApplicationType(JSON.parse(body)));
  } catch {
    return body;
  }
}

/** Metadata, registration, tokens and their end, and where a browser is sent with a program's request. */
export async function serveOAuth(http: FastifyInstance): Promise<void> {
  const { platform } = http;
  const { origin, authorizationServer, limits } = platform;

  async function answer(reply: FastifyReply, given: Response) {
    for (const name of ['content-type', 'www-authenticate'])
      if (given.headers.has(name)) reply.header(name, given.headers.get(name));
    const location = given.headers.get('location');
    // The browser stays at the host it came by, where its person is signed in.
    if (location !== null) reply.header('location', location.replace(connectPage(origin()), connectPage('')));
    return reply.code(given.status).send(await given.text());
  }

  async function pass(request: FastifyRequest, reply: FastifyReply, body?: string) {
    const kept = KEPT.flatMap((name): [string, string][] => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const provider = await authorizationServer.provider();
    const address = new URL(origin() + request.url);
    for (const name of NOT_PASSED_ON)
      if (address.searchParams.get(name) !== 'none') address.searchParams.delete(name);
    const { method } = request;
    const asked = new Request(address, { method, headers: kept, ...(body !== undefined && { body }) });
    return answer(reply, await provider.handle(asked));
  }

  const metadata = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await (await authorizationServer.provider()).metadata()));

  const resource = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.type('application/json; charset=utf-8').send(
      JSON.stringify({
        resource: mcpAddress(origin()),
        resource_name: 'Candor',
        authorization_servers: [origin()],
        // Older programs ask for what stands here, and would get no refresh token without the last.
        scopes_supported: [...offeredScopes, 'offline_access'],
        bearer_methods_supported: ['header'],
      }),
    );

  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await limits.spend('oauth-calls', networkOf(request.ip));
    });
    // The second form is where a program looks that puts the path of our address behind the place.
    for (const url of [
      '/.well-known/oauth-authorization-server',
      '/.well-known/oauth-authorization-server/*',
    ])
      scope.get(url, metadata);
    for (const url of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/*'])
      scope.get(url, resource);
    scope.get('/oauth2/authorize', (request, reply) => pass(request, reply));
    for (const url of ['/oauth2/token', '/oauth2/revoke'])
      scope.post(url, { bodyLimit: BODY_LIMIT }, (request, reply) =>
        pass(request, reply, String(request.body ?? '')),
      );
    scope.post('/oauth2/register', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      await limits.spend('oauth-registrations', networkOf(request.ip));
      const body = String(request.body ?? '');
      return pass(request, reply, withTypeIn(body));
    });
  });
}
