import { parentPort, workerData } from 'node:worker_threads';

// Runs beside the work of an isolated process. The engine bounds its heap only: bytes lie beside it, and one step that
// takes gigabytes of them can neither be asked to stop nor seen from the thread that takes it.
/** Native code has been seen to take 3 GB a second. */
const EVERY_MS = 4;
const MB = 1024 * 1024;

// Only the pool starts this file, with these two.
const { residentMb, isWorking } = workerData as { residentMb: number; isWorking: Int32Array };
parentPort?.postMessage('watching');
for (;;) {
  // Nothing grows while nothing is done: no look then.
  Atomics.wait(isWorking, 0, 0);
  // As the system does where its memory is full.
  if (process.memoryUsage.rss() > residentMb * MB) process.kill(process.pid, 'SIGKILL');
  Atomics.wait(isWorking, 0, 1, EVERY_MS);
}
