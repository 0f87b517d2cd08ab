import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 10;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}

const isOurs = (id: string) =>
  /^\d+$/u.test(id) && new RegExp(`^PPid:\\t${process.pid}$`, 'mu').test(read(`/proc/${id}/status`));

const residentMb = (id: string) =>
  Number(/^VmRSS:\s+(\d+) kB/mu.exec(read(`/proc/${id}/status`))?.[1] ?? 0) / 1024;

/** Memory of all processes that this one started, in MB (RSS); 0 where the system does not tell. */
export function childrenMb(): number {
  if (process.platform !== 'linux') return 0;
  return readdirSync('/proc')
    .filter(isOurs)
    .reduce((sum, id) => sum + residentMb(id), 0);
}

/** Looks again and again until the returned function is called, which gives the most that was seen. */
export function watchChildren(): () => number {
  let mostMb = 0;
  const timer = setInterval(() => {
    mostMb = Math.max(mostMb, childrenMb());
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return mostMb;
  };
}
