import { setTimeout as pause } from 'node:timers/promises';
import { startCandor, type CandorServer } from '@candor/testing/server';
import { emailOf } from './crowd/fill.ts';
import { ActivePerson, type Samples } from './crowd/mix.ts';
import { unlimited, type Figure } from './figures.ts';
import { treeMemoryMb } from './process-tree.ts';
import { signUp, writeCv } from './sign-up.ts';

/** The start is over, and what is warmed after it too. */
const SETTLED_MS = 20_000;
/** Nobody has worked for long: the spare that draws has gone a minute after the last drawing. */
const IDLE_MS = 90_000;
const SAMPLE_MS = 50;
/** How long two people are at work; ten minutes is what is asked for. */
const USE_MINUTES = Number(process.env['BENCH_USE_MINUTES'] ?? 1);

interface Wanted {
  store: string;
  idleMb: number;
  peakMb: number;
}

/** The most that a process and all it starts take together, looked at again and again until the returned function is called. */
function watchPeak(processId: number): () => number {
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, treeMemoryMb(processId));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peakMb;
  };
}

/** What two people do who write, draw, save, export, import and analyze, and one file of each kind. */
async function use({ url }: CandorServer): Promise<void> {
  const token = await signUp(url, emailOf(1));
  const id = await writeCv(url, token);
  for (const path of ['picture', 'export?format=pdf', 'export?format=docx', 'export?format=html']) {
    const answer = await fetch(`${url}/api/cv/${id}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    await answer.arrayBuffer();
  }
  const samples: Samples = { times: new Map(), refused: new Map() };
  const endMs = performance.now() + USE_MINUTES * 60_000;
  await Promise.all([1, 2].map(() => new ActivePerson(url, 1, samples).actUntil(endMs)));
}

/** Memory of a started server, all its processes counted (PSS): while it starts, when nobody does anything, after use. */
async function memoryFigures(
  port: number,
  { store, idleMb, peakMb }: Wanted,
  env: Record<string, string> = {},
): Promise<Figure[]> {
  if (process.platform !== 'linux') return [];
  let peak = () => Number.NaN;
  const onSpawn = (processId: number) => {
    peak = watchPeak(processId);
  };
  const server = await startCandor({ port, env: { ...unlimited, ...env }, onSpawn });
  try {
    await pause(SETTLED_MS);
    const startPeakMb = peak();
    const startedMb = treeMemoryMb(server.processId);
    await use(server);
    const usedMb = treeMemoryMb(server.processId);
    await pause(IDLE_MS);
    const afterUseMb = treeMemoryMb(server.processId);
    return [
      {
        what: `memory of all processes while the server starts, ${store}`,
        measured: `${startPeakMb.toFixed(0)} MB at most`,
        wanted: `under ${peakMb} MB`,
        isHeld: startPeakMb < peakMb,
      },
      {
        what: `memory of all processes when idle, ${store}`,
        measured:
          `${startedMb.toFixed(0)} MB after the start; ${usedMb.toFixed(0)} MB at the end of ${USE_MINUTES} min of use, ` +
          `${afterUseMb.toFixed(0)} MB idle again`,
        wanted: `under ${idleMb} MB`,
        isHeld: Math.max(startedMb, afterUseMb) < idleMb,
      },
    ];
  } finally {
    await server.stop();
    server.forget();
  }
}

/** Of both stores; of PostgreSQL where BENCH_POSTGRES names an empty database, whose own processes are not counted. */
export async function allMemoryFigures(port: number): Promise<Figure[]> {
  const embedded = { store: 'embedded store', idleMb: 450, peakMb: 700 };
  const figures = await memoryFigures(port, embedded);
  const url = process.env['BENCH_POSTGRES'];
  if (url === undefined) return figures;
  const postgres = { store: 'PostgreSQL', idleMb: 250, peakMb: 450 };
  return [...figures, ...(await memoryFigures(port, postgres, { DATABASE_URL: url }))];
}
