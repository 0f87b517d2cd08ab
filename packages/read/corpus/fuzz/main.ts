// Reads broken files, and says what came of it: npm run fuzz:read [-- cases [first]]
// Fails where a process dies, hangs or grows beyond its heap, or where an answer is not what the contract promises.
import { createJobClient, PoolError } from '@candor/pool';
import { readLimits } from '../../src/index.ts';
import type { BreakingJobs } from './worker.ts';

const [cases = 5_000, first = 1] = process.argv.slice(2).map(Number);
const PROCESSES = 2;
const SLOW_MS = 1_000;
const SLOWEST_SHOWN = 5;

const readers = createJobClient<BreakingJobs>({
  script: new URL('worker.ts', import.meta.url),
  workers: PROCESSES,
  timeoutMs: readLimits.durationMs,
  memoryMb: 256,
  residentMb: 600,
  isIsolated: true,
});
const say = (line: string) => process.stdout.write(`${line}\n`);

const kinds = new Map<string, number>();
const processes = new Set<number>();
let slowest: { number: number; durationMs: number }[] = [];
let failures = 0;

async function one(number: number): Promise<void> {
  try {
    const { kind, failure, durationMs, process: by } = await readers.run('break', number);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    processes.add(by);
    slowest = [...slowest, { number, durationMs }]
      .toSorted((a, b) => b.durationMs - a.durationMs)
      .slice(0, SLOWEST_SHOWN);
    if (failure === null) return;
    failures += 1;
    say(`case ${number}: ${failure}`);
  } catch (error) {
    if (!(error instanceof PoolError)) throw error;
    failures += 1;
    say(`case ${number}: ${error.kind}, ${error.message}`);
  }
}

const startedMs = performance.now();
let next = first;
async function work(): Promise<void> {
  while (next < first + cases) {
    next += 1;
    await one(next - 1);
    if ((next - first) % 1_000 === 0) say(`${next - first} read`);
  }
}
await Promise.all(Array.from({ length: PROCESSES }, work));
await readers.close();

say(
  `\ncases ${first} to ${first + cases - 1}: broken files, the same for the same number, in ${((performance.now() - startedMs) / 1000).toFixed(0)} s, ${processes.size} processes used`,
);
for (const [kind, count] of [...kinds].toSorted((a, b) => b[1] - a[1]))
  say(`${String(count).padStart(6)}  ${kind}`);
const isSlow = slowest.filter(({ durationMs }) => durationMs > SLOW_MS);
say(
  `slowest: ${slowest.map(({ number, durationMs }) => `case ${number} ${durationMs.toFixed(0)} ms`).join(', ')}`,
);
const isHeld = failures === 0 && isSlow.length === 0 && processes.size <= PROCESSES;
say(`${isHeld ? 'held  ' : 'MISSED'}  ${failures} faults, ${isSlow.length} above ${SLOW_MS} ms`);
process.exit(isHeld ? 0 : 1);
