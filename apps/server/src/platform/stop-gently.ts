import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whoever is connected, or just connects, has this long to ask; after that no request can be on its way any more. */
const LINGER_MS = 1_000;

/** How a server that listens ends without cutting anybody off. */
export interface GentleStop {
  isStopping(): boolean;
  /** Answers what comes for a little longer, each answer being the last of its connection, then closes. */
  close(): Promise<void>;
}

export function stopGently(app: FastifyInstance, lingerMs = LINGER_MS): GentleStop {
  let isStopping = false;
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
  return {
    isStopping: () => isStopping,
    async close() {
      isStopping = true;
      // Closing at once would reset connections over which a request is just being sent.
      if (app.server.listening) await pause(lingerMs);
      await app.close();
    },
  };
}
