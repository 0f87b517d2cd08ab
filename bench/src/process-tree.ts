import { readdirSync, readFileSync } from 'node:fs';

function parentOf(processId: string): number | undefined {
  try {
    // The name of a process stands in brackets and may hold anything: the parent is the second field behind it.
    const [, after = ''] = readFileSync(`/proc/${processId}/stat`, 'utf8').split(/\) (?!.*\) )/u);
    return Number(after.split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** A process and all it started, as far as they live. Linux only. */
function processTree(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map((name) => ({ id: Number(name), parent: parentOf(name) }));
  const tree = [root];
  for (const id of tree) tree.push(...parents.filter(({ parent }) => parent === id).map((child) => child.id));
  return tree;
}

/** Memory of one process in MB, what it shares with others counted in parts (PSS); 0 where it has ended. */
function memoryMb(processId: number): number {
  try {
    const kB = /^Pss:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kB ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Memory of a process and all it started, in MB. */
export function treeMemoryMb(root: number): number {
  return processTree(root).reduce((sum, id) => sum + memoryMb(id), 0);
}

/** Hundredths of a second, in which Linux counts for everybody. */
const TICKS = 100;

/** What one process has had of the processor in seconds, with those of its children that have ended; 0 where it has ended. */
function cpuSeconds(processId: number): number {
  try {
    const [, after = ''] = readFileSync(`/proc/${processId}/stat`, 'utf8').split(/\) (?!.*\) )/u);
    const fields = after.split(' ').slice(11, 15).map(Number);
    return fields.reduce((sum, ticks) => sum + ticks, 0) / TICKS;
  } catch {
    return 0;
  }
}

/** What a process and all it started have had of the processor, in seconds. */
export function treeCpuSeconds(root: number): number {
  return processTree(root).reduce((sum, id) => sum + cpuSeconds(id), 0);
}
