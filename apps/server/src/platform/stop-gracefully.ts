import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Whoever is connected, or just connects, has this long to ask, and again once no new connection is accepted. */
const LINGER_MS = 700;
/** A turn of the event loop in which hardly anything was done. */
const SHORT_TURN_MS = 1;
const LONGEST_WAIT_MS = 500;

/** How a server that listens ends without cutting anybody off. */
export interface GracefulStop {
  isStopping(): boolean;
  /** Answers what comes for a little longer, each answer being the last of its connection, then closes. */
  close(): Promise<void>;
}

/** What has connected and was not accepted yet is reset when the door shuts: that is done between two callers. */
async function untilNobodyWaits(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => void (accepted += 1);
  server.on('connection', count);
  for (const endMs = performance.now() + LONGEST_WAIT_MS; performance.now() < endMs;) {
    const [before, beganMs] = [accepted, performance.now()];
    await immediate();
    if (accepted === before && performance.now() - beganMs < SHORT_TURN_MS) break;
  }
  server.off('connection', count);
}

export function stopGracefully(app: FastifyInstance, lingerMs = LINGER_MS): GracefulStop {
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
      await untilNobodyWaits(server);
      server.close();
      const closed = app.close();
      await pause(lingerMs);
      closeIdle();
      await closed;
    },
  };
}
