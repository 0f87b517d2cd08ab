import { setTimeout as pause } from 'node:timers/promises';
import { startCandor, type CandorServer } from '@candor/testing/server';
import { unlimited, type Figure } from './figures.ts';
import { treeMemoryMb } from './process-tree.ts';
import { signUp, writeCv } from './sign-up.ts';

/** The start is over, and what is warmed after it too. */
const SETTLED_MS = 20_000;
const SAMPLE_MS = 50;

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

/** What a person does: writes a CV, looks at it, takes a file of each kind. */
async function use({ url }: CandorServer): Promise<void> {
  const token = await signUp(url);
  const id = await writeCv(url, token);
  for (const path of ['picture', 'export?format=pdf', 'export?format=docx', 'export?format=html']) {
    const answer = await fetch(`${url}/api/cv/${id}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    await answer.arrayBuffer();
  }
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
    await pause(SETTLED_MS);
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
        measured: `${startedMb.toFixed(0)} MB after the start; ${usedMb.toFixed(0)} MB in use, ${afterUseMb.toFixed(0)} MB idle again`,
        wanted: `under ${idleMb} MB`,
        isHeld: startedMb < idleMb,
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
