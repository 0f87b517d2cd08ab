import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { MetricsRegistry } from './registry.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request bears the token, where one is set. */
function isLetIn({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return true;
  const [, given = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(hashOf(given), hashOf(token));
}

function answerMetrics(http: FastifyInstance, metrics: MetricsRegistry, token: string | undefined): void {
  http.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (!isLetIn(request, token))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain')
        .send('A token is needed.\n');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Serves figures where the configuration says: with METRICS_TOKEN beside the app, with METRICS_PORT on a port of their own. */
export async function serveMetrics(http: FastifyInstance): Promise<void> {
  const { configuration } = http.platform;
  const { METRICS_TOKEN, METRICS_PORT, HOST } = configuration;
  if (METRICS_TOKEN === undefined && METRICS_PORT === undefined) return;
  // Loaded by those who measure alone.
  const { createMetrics } = await import('./registry.ts');
  const metrics = createMetrics(http.platform);
  http.addHook('onClose', async () => metrics.close());
  if (METRICS_PORT === undefined) return answerMetrics(http, metrics, METRICS_TOKEN);
  const own = fastify();
  answerMetrics(own, metrics, METRICS_TOKEN);
  await own.listen({ port: METRICS_PORT, host: HOST });
  http.addHook('onClose', () => own.close());
}
