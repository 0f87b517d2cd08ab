import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client, type Pool } from 'pg';
import type { Bridge } from './events.ts';

const CHANNEL = 'candor_events';
const AGAIN_MS = 1_000;

/** Events between instances by LISTEN/NOTIFY, over a connection of its own that is made again when it breaks. */
export interface PostgresBridge extends Bridge {
  start(hear: (message: string) => void): Promise<void>;
  stop(): Promise<void>;
}

export function createPostgresBridge(pool: Pool, url: string, log: FastifyBaseLogger): PostgresBridge {
  let listening: Client | undefined;
  const stopped = new AbortController();

  async function connect(hear: (message: string) => void): Promise<void> {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'candor events',
    });
    client.on('notification', ({ payload }) => {
      if (payload) hear(payload);
    });
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!stopped.signal.aborted) void connectAgain(hear);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    listening = client;
  }

  async function connectAgain(hear: (message: string) => void): Promise<void> {
    log.warn('the event connection broke');
    while (!stopped.signal.aborted) {
      await pause(AGAIN_MS);
      try {
        await connect(hear);
        return;
      } catch {
        log.warn('the event connection cannot be made');
      }
    }
  }

  return {
    start: connect,
    async send(message) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, message]);
    },
    async stop() {
      stopped.abort();
      await listening?.end();
    },
  };
}
