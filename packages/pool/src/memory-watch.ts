import { workerData } from 'node:worker_threads';

// Runs beside the work of a walled process. The engine bounds its heap only: bytes lie beside it, and one step that
// takes gigabytes of them can neither be asked to stop nor seen from the thread that takes it.
const EVERY_MS = 25;
const MB = 1024 * 1024;

const mostBytes = Number(workerData) * MB;
setInterval(() => {
  // As the engine ends itself where its heap is full.
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGABRT');
}, EVERY_MS);
