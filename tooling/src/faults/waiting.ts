// Lists the CVs of a person over and over, in a thread of its own: what the attacker's side takes of its thread is no wait.
// A server that does nothing answers the same call: what it takes, the machine takes.
import { parentPort, workerData } from 'node:worker_threads';
import { listCvs } from '@candor/contracts/cv';
import { call, type Caller } from './caller.ts';
import { pause, repeatedly } from './report.ts';

export interface Waits {
  waitsMs: number[];
  /** Answers other than the list. */
  refused: number;
}

const seen: Waits = { waitsMs: [], refused: 0 };
const end = repeatedly(async () => {
  // Who starts the thread gives it a caller.
  const { status, durationMs } = await call(workerData as Caller, listCvs.path);
  seen.waitsMs.push(durationMs);
  if (status !== 200) seen.refused += 1;
  await pause(20);
});
parentPort?.once('message', () => void end().then(() => parentPort?.postMessage(seen)));
