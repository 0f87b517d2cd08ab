import type { FastifyInstance } from 'fastify';
import type { OpenStore } from './database.ts';

/** `/healthz`: the process answers. `/readyz`: the store does too. */
export function answerHealth(app: FastifyInstance, opened: OpenStore): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await opened.ping();
      return { ok: true };
    } catch (error) {
      request.log.error({ err: error }, 'the store does not answer');
      return reply.code(503).send({ ok: false });
    }
  });
}
