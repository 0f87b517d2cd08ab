import { readdir, readFile } from 'node:fs/promises';

/** This process and those that it started. */
export interface Processes {
  count: number;
  residentBytes: number;
}

async function textOf(path: string): Promise<string> {
  // A process may end while it is looked at.
  return readFile(path, 'utf8').catch(() => '');
}

async function childrenOf(id: number | string): Promise<string[]> {
  const threads = await readdir(`/proc/${id}/task`).catch(() => []);
  const lists = await Promise.all(threads.map((thread) => textOf(`/proc/${id}/task/${thread}/children`)));
  return lists.flatMap((list) => list.split(' ').filter(Boolean));
}

/** What all processes of the server hold in memory; null on a system that does not tell (other than Linux). */
export async function countProcesses(id: number | string = process.pid): Promise<Processes | null> {
  const status = await textOf(`/proc/${id}/status`);
  if (status === '') return null;
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
  const below = await Promise.all((await childrenOf(id)).map((child) => countProcesses(child)));
  return below.reduce<Processes>(
    (sum, one) => ({
      count: sum.count + (one?.count ?? 0),
      residentBytes: sum.residentBytes + (one?.residentBytes ?? 0),
    }),
    { count: 1, residentBytes: kilobytes * 1024 },
  );
}
