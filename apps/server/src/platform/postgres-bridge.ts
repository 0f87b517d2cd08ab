import type { FastifyBaseLogger } from 'fastify';
import { Client, type Pool } from 'pg';
import { bridgeChannel, type Bridge } from './events.ts';
import { keepTrying, pauseUnless, usualBackOff, type BackOff } from './keep-trying.ts';

const ANSWER_MS = 5_000;
/** A peer that went without a word shows itself by not answering. */
const HEARTBEAT_MS = 15_000;

/** Events between instances by LISTEN/NOTIFY, over one connection of its own that is made again when it breaks. */
export interface PostgresBridge extends Bridge {
  /** Resolves after the first try; where that failed, more follow until one succeeds. */
  start(hear: (message: string) => void): Promise<void>;
  /** Whether events of other instances arrive at present. */
  isListening(): boolean;
  stop(): Promise<void>;
}

interface Connection {
  client: Client;
  /** Resolves when it no longer carries anything. */
  broken: Promise<void>;
}

async function connect(url: string, hear: (message: string) => void): Promise<Connection> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    application_name: 'candor events',
  });
  const broken = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  client.on('notification', ({ payload }) => {
    if (payload) hear(payload);
  });
  try {
    await client.connect();
    await client.query(`listen ${bridgeChannel}`);
  } catch (error) {
    await client.end();
    throw error;
  }
  const beat = setInterval(() => {
    client.query('select 1').catch(() => client.end());
  }, HEARTBEAT_MS).unref();
  void broken.then(() => clearInterval(beat));
  return { client, broken };
}

export function createPostgresBridge(
  pool: Pool,
  url: string,
  log: FastifyBaseLogger,
  backOff: BackOff = usualBackOff,
): PostgresBridge {
  const stopped = new AbortController();
  const { signal } = stopped;
  let connection: Connection | undefined;

  /** The one loop: a connection is only ever made when there is none. */
  async function keepListening(hear: (message: string) => void, tried: () => void): Promise<void> {
    while (!signal.aborted) {
      const failed = (error: unknown) => {
        log.warn({ err: error }, 'the event connection cannot be made');
        tried();
      };
      connection = await keepTrying(() => connect(url, hear), { signal, failed, backOff });
      tried();
      if (signal.aborted) await connection?.client.end();
      await connection?.broken;
      await connection?.client.end();
      connection = undefined;
      if (signal.aborted) return;
      log.warn('the event connection broke');
      await pauseUnless(signal, backOff.firstMs);
    }
  }
  let listening: Promise<void> | undefined;

  return {
    async start(hear) {
      await new Promise<void>((tried) => {
        listening = keepListening(hear, tried);
      });
    },
    isListening: () => connection !== undefined,
    async send(message) {
      await pool.query('select pg_notify($1, $2)', [bridgeChannel, message]);
    },
    async stop() {
      stopped.abort();
      await connection?.client.end();
      await listening;
    },
  };
}
