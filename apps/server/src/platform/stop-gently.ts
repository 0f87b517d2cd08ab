import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whoever is connected, or just connects, has this long to ask, and once more after the door is shut. */
const LINGER_MS = 700;

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
      const { server } = app;
      if (!server.listening) return app.close();
      // Closing at once would reset connections over which a request is just being sent.
      await pause(lingerMs);
      // One that was only just accepted counts as idle: Node would reset it together with the door.
      const closeIdle = server.closeIdleConnections.bind(server);
      server.closeIdleConnections = () => undefined;
      // After the loop has accepted all that waited: what is left waiting when the door shuts is reset.
      await immediate();
      const closed = app.close();
      await pause(lingerMs);
      closeIdle();
      await closed;
    },
  };
}
