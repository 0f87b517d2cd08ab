import { readFile as readBytes } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { importDocuments } from '@candor/contracts/importing';
import { listCvs } from '@candor/contracts/cv';
import { startCandor } from '@candor/testing/server';
import {
  hostileArchives,
  hostilePdfs,
  hostileTextFiles,
  hostileWordFiles,
} from '../../packages/read/corpus/hostile/index.ts';
import { percentile, unlimited, type Figure } from './figures.ts';
import { corpusFiles } from './read-corpus.ts';
import { signUp } from './sign-up.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 3390) + 5;
const SENDERS = 4;
const REQUESTS = 90;
/** Larger files than this would have the sender wait rather than the reader. */
const LARGEST = 4_000_000;
/** Reading processes that the server keeps. */
const PROCESSES = 2;
const WANTED_MS = 100;

type File = { name: string; bytes: Uint8Array<ArrayBuffer> };
const file = (name: string, bytes: Uint8Array): File => ({ name, bytes: Uint8Array.from(bytes) });
const repeated = (text: string, times: number) => new TextEncoder().encode(text.repeat(times));

/** Files made to take time or memory. */
function hostileFiles(): File[] {
  const zeros = new Uint8Array(40 * 1024 * 1024);
  return [
    file('bomb.docx', zipSync({ '[Content_Types].xml': repeated('<a/>', 1), 'word/document.xml': zeros })),
    file('deep.docx', zipSync({ 'word/document.xml': repeated('<w:p>', 400_000) })),
    file('long.txt', repeated('Engineer at Company, 2010 - 2012. ', 60_000)),
    file('brackets.json', repeated('[', 2_000_000)),
    file('words.html', repeated('<div><b>Jan 2010</b>', 80_000)),
    file('noise.pdf', new Uint8Array(5_000_000).fill(37)),
    ...[...hostilePdfs, ...hostileWordFiles, ...hostileTextFiles, ...hostileArchives]
      .map(({ name, make }) => file(name, make()))
      .filter(({ bytes }) => bytes.length <= LARGEST),
  ];
}

async function send(url: string, token: string, files: readonly File[]): Promise<number> {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('file', new Blob([bytes]), name);
  const answer = await fetch(url + importDocuments.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** The processes that a process has begun and that still are; null where the system does not tell. */
async function processesOf(id: number): Promise<number | null> {
  try {
    const children = await readBytes(`/proc/${id}/task/${id}/children`, 'utf8');
    return children.split(' ').filter((child) => child.trim() !== '').length;
  } catch {
    return null;
  }
}

/** How long another person's list of CVs takes while files, some of them hostile, are read one upon the other. */
export async function besideFigures(): Promise<Figure[]> {
  // Made before: a connection that idles meanwhile is closed by the server.
  const hostile = hostileFiles();
  const server = await startCandor({ port: PORT, env: unlimited });
  try {
    const [sender, other] = [await signUp(server.url), await signUp(server.url)];
    const good = (await corpusFiles('dev')).map(({ name, bytes }) => file(name, bytes));
    const all = [...good, ...hostile];
    let sent = 0;
    const wrong: number[] = [];
    const sending = Array.from({ length: SENDERS }, async () => {
      while (sent < REQUESTS) {
        sent += 1;
        const files = [0, 1, 2].map((at) => all[(sent * 7 + at * 11) % all.length]);
        const status = await send(
          server.url,
          sender,
          files.filter((one) => one !== undefined),
        );
        if (status !== 200) wrong.push(status);
      }
    });
    const waits: number[] = [];
    const measuring = { isOn: true };
    const measure = async () => {
      while (measuring.isOn) {
        const startedMs = performance.now();
        const answer = await fetch(server.url + listCvs.path, {
          headers: { authorization: `Bearer ${other}` },
        });
        await answer.arrayBuffer();
        waits.push(performance.now() - startedMs);
        await pause(10);
      }
    };
    const measured = measure();
    await Promise.all(sending);
    measuring.isOn = false;
    await measured;
    const processes = await processesOf(server.processId);
    const [half, most, all100] = [50, 95, 100].map((p) => percentile(waits, p));
    return [
      {
        what: `another person's list of CVs while ${REQUESTS * 3} files are read`,
        measured: `median ${half?.toFixed(0)} ms, 95 in 100 within ${most?.toFixed(0)} ms, slowest ${all100?.toFixed(0)} ms of ${waits.length}; statuses other than 200: ${wrong.join(' ') || 'none'}`,
        wanted: `95 in 100 within ${WANTED_MS} ms`,
        isHeld: (most ?? Number.NaN) <= WANTED_MS && wrong.length === 0,
      },
      {
        what: 'reading processes that are left of all that were begun',
        measured: processes === null ? 'not told by this system' : String(processes),
        wanted: `at most ${PROCESSES}`,
        isHeld: (processes ?? 0) <= PROCESSES,
      },
    ];
  } finally {
    await server.stop();
    server.forget();
  }
}
