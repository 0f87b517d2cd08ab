import type { Client } from 'pg';
import type { CandorServer } from '@candor/testing/server';
import { treeCpuSeconds, treeMemoryMb } from '../process-tree.ts';
import { ActivePerson, type Samples } from './mix.ts';

export interface Load {
  samples: Samples;
  /** Of each server and all it started, at most. */
  memoryMb: number[];
  /** Of the processor, each server and all it started. */
  cpuSeconds: number[];
  /** Of the store, where its processes can be seen. */
  store: { memoryMb: number; cpuSeconds: number };
  /** To the store, at most. */
  connections: number;
}

const SAMPLE_MS = 1_000;

/** The process of a PostgreSQL on this machine that starts all others. */
async function postmaster(database: Client): Promise<number> {
  const { rows } = await database.query<{ line: string }>("select pg_read_file('postmaster.pid') as line");
  return Number(rows[0]?.line.split('\n')[0]);
}

/** Has so many people at work for a while, divided among the servers. */
export async function underLoad(
  servers: readonly CandorServer[],
  database: Client,
  { active, minutes, people }: { active: number; minutes: number; people: number },
): Promise<Load> {
  const samples: Samples = { times: new Map(), refused: new Map() };
  const ids = servers.map(({ processId }) => processId);
  const storeId = await postmaster(database);
  const cpuBefore = [...ids, storeId].map(treeCpuSeconds);
  const most = { memoryMb: ids.map(() => 0), storeMb: 0, connections: 0 };
  const watch = setInterval(() => {
    ids.forEach((id, at) => (most.memoryMb[at] = Math.max(most.memoryMb[at] ?? 0, treeMemoryMb(id))));
    most.storeMb = Math.max(most.storeMb, treeMemoryMb(storeId));
    void database
      .query<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where application_name like 'candor%'",
      )
      .then(({ rows }) => (most.connections = Math.max(most.connections, rows[0]?.count ?? 0)));
  }, SAMPLE_MS);
  const endMs = performance.now() + minutes * 60_000;
  const all = Array.from({ length: active }, (_, at) => {
    const url = servers[at % servers.length]?.url ?? '';
    return new ActivePerson(url, people, samples).actUntil(endMs);
  });
  await Promise.all(all);
  clearInterval(watch);
  const cpuSeconds = [...ids, storeId].map((id, at) => treeCpuSeconds(id) - (cpuBefore[at] ?? 0));
  return {
    samples,
    memoryMb: most.memoryMb,
    cpuSeconds: cpuSeconds.slice(0, -1),
    store: { memoryMb: most.storeMb, cpuSeconds: cpuSeconds.at(-1) ?? 0 },
    connections: most.connections,
  };
}
