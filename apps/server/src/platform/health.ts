import type { FastifyInstance } from 'fastify';

/** A part that must work before requests come: whether it does. One that rejects does not. */
export type ReadyChecks = Record<string, () => boolean | Promise<boolean>>;

async function isReady(check: ReadyChecks[string]): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}

/** `/healthz`: the process answers. `/readyz`: every part works, or which do not. */
export function answerHealth(app: FastifyInstance, checks: ReadyChecks): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parts = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => ((await isReady(check)) ? [] : [name])),
    );
    const notReady = parts.flat();
    if (notReady.length === 0) return { ok: true };
    request.log.error({ notReady }, 'not ready');
    return reply.code(503).send({ ok: false, notReady });
  });
}
