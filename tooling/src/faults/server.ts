import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { startCandor, type CandorServer } from '@candor/testing/server';
import { startPostgres, type RunningPostgres } from '../postgres.ts';

const MB = 1024 * 1024;

export type StoreKind = 'embedded' | 'postgres';

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A server on a store of its own, started and ended as often as wanted. */
export interface Bed {
  url: string;
  start(): Promise<CandorServer>;
  end(): Promise<void>;
  postgres: RunningPostgres | undefined;
}

const beds = new Set<Bed>();

/** Ends what a part that broke off has left. */
export async function endBeds(): Promise<void> {
  for (const bed of beds) await bed.end();
}

/** `throughUrl`: where the server finds the database, if not where it is. */
export async function makeBed(
  kind: StoreKind,
  env: Record<string, string> = {},
  throughUrl?: (url: string) => Promise<string>,
): Promise<Bed> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-faults-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  if (kind === 'postgres' && !postgres) throw new Error('No PostgreSQL could be found or set up.');
  const direct = postgres?.url ?? '';
  const databaseUrl = throughUrl ? await throughUrl(direct) : direct;
  let server: CandorServer | undefined;
  const bed: Bed = {
    url: `http://127.0.0.1:${port}`,
    postgres,
    async start() {
      const variables = { RATE_LIMIT: 'off', LOG_LEVEL: 'fatal', DATABASE_URL: databaseUrl, ...env };
      server = await startCandor({ port, dataDir, env: variables });
      return server;
    },
    async end() {
      beds.delete(bed);
      await server?.stop();
      server?.forget();
      await postgres?.stop();
    },
  };
  beds.add(bed);
  return bed;
}

/** Any number of servers on one PostgreSQL. */
export interface SharedStore {
  url: string;
  start(): Promise<CandorServer>;
  end(): Promise<void>;
}

export async function makeSharedStore(): Promise<SharedStore> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL could be found or set up.');
  const env = { RATE_LIMIT: 'off', LOG_LEVEL: 'fatal', DATABASE_URL: postgres.url };
  const servers: CandorServer[] = [];
  return {
    url: postgres.url,
    async start() {
      const server = await startCandor({ port: await freePort(), env });
      servers.push(server);
      return server;
    },
    async end() {
      for (const server of servers) await server.stop();
      for (const server of servers) server.forget();
      await postgres.stop();
    },
  };
}

/** A process and all that it started. */
function familyOf(processId: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
        return Number(parent) === processId ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
  return [processId, ...children.flatMap(familyOf)];
}

/** Memory of a server with all its processes in MB, shared pages counted once; 0 where the system does not tell. */
export function memoryOf(processId: number): number {
  const bytes = familyOf(processId).map((id) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  });
  return Math.round(bytes.reduce((sum, part) => sum + part, 0) / MB);
}
