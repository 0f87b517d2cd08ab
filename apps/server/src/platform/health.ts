import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';

/** A part that must work before requests come: whether it does. One that rejects does not. */
export type ReadyChecks = Record<string, () => boolean | Promise<boolean>>;

async function isReady(check: ReadyChecks[string]): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}

/** A check that is not made again for so long after it was passed; one that failed is made again at once. */
export function seldom(check: ReadyChecks[string], passedMs: number, clock: Clock): () => Promise<boolean> {
  let passedAt = -Infinity;
  return async () => {
    const now = clock.now().getTime();
    if (now - passedAt < passedMs) return true;
    const isPassed = await check();
    if (isPassed) passedAt = now;
    return isPassed;
  };
}

async function failed(checks: ReadyChecks): Promise<string[]> {
  const parts = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ((await isReady(check)) ? [] : [name])),
  );
  return parts.flat();
}

/**
 * `/healthz`: the process answers. `/readyz`: every part works, or which do not. Parts that the rest can do without are
 * `beside`: they are named, and the server stays ready.
 */
export function answerHealth(app: FastifyInstance, checks: ReadyChecks, beside: ReadyChecks = {}): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const [notReady, degraded] = await Promise.all([failed(checks), failed(beside)]);
    if (degraded.length > 0) request.log.error({ degraded }, 'ready without');
    const named = degraded.length > 0 ? { degraded } : {};
    if (notReady.length === 0) return { ok: true, ...named };
    request.log.error({ notReady }, 'not ready');
    return reply.code(503).send({ ok: false, notReady, ...named });
  });
}
