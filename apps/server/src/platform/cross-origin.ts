import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@candor/contracts/endpoint';

const PREFLIGHT_SECONDS = '600';

/** Lets a browser show the answer to the pages of an endpoint's own origins; no other origin is named, none is reflected. */
export function allowOrigin({ origins = [] }: Endpoint, request: FastifyRequest, reply: FastifyReply): void {
  if (origins.length === 0) return;
  reply.header('vary', 'Origin');
  const origin = origins.find((one) => one === request.headers.origin);
  if (origin) reply.header('access-control-allow-origin', origin);
}

/** Answers the question a browser asks before such a call. */
export function answerPreflight(app: FastifyInstance, endpoint: Endpoint): void {
  if (!endpoint.origins) return;
  app.options(endpoint.path, (request, reply) => {
    allowOrigin(endpoint, request, reply);
    return reply
      .header('access-control-allow-methods', endpoint.method)
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .code(204)
      .send();
  });
}
