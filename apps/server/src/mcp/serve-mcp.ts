import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Binding } from '../platform/bind.ts';
import { callContext, requireSignedIn, takeTurn } from '../platform/call-context.ts';
import { Refusal } from '../platform/refusal.ts';
import { resourceMetadataAddress } from '../connections/index.ts';
import { endpointCalls } from '../tools/index.ts';
import { mcpServer } from './mcp-server.ts';

/** Room for an advert as long as the product takes one. */
const BODY_LIMIT = 512 * 1024;
const NEEDS_KEY =
  'Programs are let in here by their person, or sign in by an API key. Make one in Candor under Settings, API keys.';

/** Headers of the protocol; who calls is known by now, and is not passed on. */
const KEPT = /^(?:accept|content-type|mcp-[\w-]+)$/;

/** A page of another site that a browser sends here is refused, as the protocol asks. */
function requireOwnOrigin({ headers: { origin } }: FastifyRequest, own: string): void {
  if (origin !== undefined && origin !== new URL(own).origin)
    throw new Refusal('forbidden', 'Pages of other sites may not call this.');
}

function webRequest({ headers, method, body }: FastifyRequest, origin: string): Request {
  const kept = Object.entries(headers).filter(([name]) => KEPT.test(name));
  return new Request(new URL('/mcp', origin), {
    method,
    headers: kept.map(([name, value]): [string, string] => [name, String(value)]),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/**
 * The Model Context Protocol over streamable HTTP, without sessions: any server answers any request. A call is signed in, counted
 * and waits for its turn as every other does.
 * @param bindings all that endpoints are answered by
 */
export function serveMcp(bindings: () => readonly Binding[]) {
  return async (http: FastifyInstance): Promise<void> => {
    const { platform } = http;

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const { session, body } = request;
      const ctx = { ...callContext(platform, request, reply), requestKey: null };
      if (!session || session.scopes === null || !('owner' in ctx))
        throw new Refusal('unauthenticated', NEEDS_KEY);
      // Each message is counted, so that they come one by one.
      if (Array.isArray(body)) throw new Refusal('invalid', 'Send one message at a time.');
      const calls = endpointCalls({ bindings: bindings(), ctx, session });
      // Nothing here changes while somebody listens; what does, the web app hears of by its own stream.
      const handler = createMcpHandler(() => mcpServer({ ctx, session, calls }), { maxSubscriptions: 0 });
      const answered = await handler.fetch(webRequest(request, platform.origin()), { parsedBody: body });
      // Whether the connection goes on is between the caller and this server.
      answered.headers.delete('connection');
      return reply.send(answered);
    }

    http.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/mcp',
      bodyLimit: BODY_LIMIT,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        requireOwnOrigin(request, platform.origin());
        await takeTurn(platform, false, request, reply);
        // Where whoever is not let in learns how to ask (RFC 9728).
        const more = `resource_metadata="${resourceMetadataAddress(platform.origin())}"`;
        reply.header('www-authenticate', `Bearer ${more}`);
        await requireSignedIn(platform, request, platform.grants);
        reply.removeHeader('www-authenticate');
      },
      handler: answer,
    });
  };
}
