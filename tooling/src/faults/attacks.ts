import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { importApplications } from '@candor/contracts/application-files';
import { personEvents } from '@candor/contracts/events';
import { importDocuments } from '@candor/contracts/importing';
import { readAdvertFile } from '@candor/contracts/jobs';
import { importContacts } from '@candor/contracts/network';
import { machineRead } from '@candor/contracts/optimizer';
import { importData, requestDataExport } from '@candor/contracts/personal-data';
import { applicationsAtOnce } from '@candor/domain/applications';
import { contactsAtOnce } from '@candor/domain/network';
import { call, signUp, type Caller } from './caller.ts';
import { zip } from './hostile.ts';
import { pause, percentile, repeatedly, type Report } from './report.ts';
import { makeBed, memoryOf } from './server.ts';
import type { Waits } from './waiting.ts';

const P99_MS = 500;
const PEAK_MB = 1_000;
const STREAMS = 1_000;
const EXPORTS = 20;

const rows = (count: number) => `{"rows":[${'{"a":1},'.repeat(count - 1)}{"a":1}]}`;

/** An archive of one table whose rows are nothing. */
function archive(email: string, files: readonly string[]): Buffer {
  const manifest = {
    format: 'candor-personal-data',
    version: 1,
    exportedAt: '2026-11-23T10:00:00.000Z',
    account: { id: crypto.randomUUID(), email, name: 'Ana' },
  };
  return zip([
    ['candor.json', Buffer.from(JSON.stringify(manifest))],
    ...files.map((text, at): [string, Buffer] => [
      `data/documents/${String(at + 1).padStart(4, '0')}.json`,
      Buffer.from(text),
    ]),
  ]);
}

async function send(as: Caller, path: string, field: string, name: string, bytes: Buffer): Promise<void> {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes)]), name);
  await call(as, path, { form });
}

/** Opens streams and leaves them open until it is told to end. */
async function openStreams(as: Caller, count: number, over: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${as.token}`, accept: 'text/event-stream' };
  for (let one = 0; one < count; one += 1) {
    void fetch(as.url + personEvents.path, { headers, signal: over }).catch(() => undefined);
    if (one % 20 === 0) await pause(20);
  }
}

const posting = JSON.stringify({
  '@type': 'JobPosting',
  title: 'Nurse',
  description: '<b>'.repeat(25_000) + '</i>'.repeat(25_000),
});
const page = `<html><body>${`<script type="application/ld+json">${posting}</script>`.repeat(20)}</body></html>`;

const words = (length: number) => 'ward and its '.repeat(Math.ceil(length / 13)).slice(0, length);
const MEGABYTE = 1024 * 1024;

/** Rows of so many characters, together some 20 MB, in parts as large as one call may bring. */
function parts<Row>(characters: number, atOnce: { rows: number; bytes: number }, rowOf: (at: number) => Row) {
  const rows = Array.from({ length: Math.floor((20 * MEGABYTE) / characters) }, (_, at) => rowOf(at));
  const each = Math.min(atOnce.rows, Math.floor(atOnce.bytes / (characters + 200)));
  return Array.from({ length: Math.ceil(rows.length / each) }, (_, part) =>
    rows.slice(part * each, (part + 1) * each),
  );
}

const contacts = (importId: string) =>
  parts(4_000, contactsAtOnce, (at) => ({
    name: `Ada Number ${at}`,
    company: `House ${at}`,
    email: `ada${at}@example.org`,
    notes: words(4_000),
  })).map((rows) => ({ importId, contacts: rows }));

const jobs = parts(30_000, applicationsAtOnce, (at) => ({
  title: `Nurse ${at}`,
  company: `House ${at}`,
  advertText: words(30_000),
  appliedOn: '2026-10-01',
})).map((applications) => ({ applications }));

const files = (resume: object) => Buffer.from(JSON.stringify(resume));
const summary = files({ basics: { name: 'Ada Brink', summary: words(20 * MEGABYTE) } });
const spread = files({
  basics: { name: 'Ada Brink' },
  work: Array.from({ length: 2_000 }, (_, at) => ({ name: `House ${at}`, highlights: [words(9_000)] })),
});
const typed = Buffer.from(
  Array.from(
    { length: 150_000 },
    (_, at) => `Line ${at} of a text that is no CV at all, ${2_000 + (at % 30)}`,
  ).join('\n'),
);

/** What one signed-in person sends to keep others waiting, by what it is. */
const attacksOf = (ana: Caller): Record<string, (over: AbortSignal) => Promise<void>> => ({
  'an archive of a few kilobytes': () =>
    send(ana, importData.path, 'file', 'candor.zip', archive(ana.email, [rows(400_000)])),
  'an archive of 100,000 rows': () =>
    send(ana, importData.path, 'file', 'candor.zip', archive(ana.email, Array(10).fill(rows(10_000)))),
  'an archive of 240 MB': () =>
    send(ana, importData.path, 'file', 'candor.zip', archive(ana.email, Array(4).fill(rows(7_500_000)))),
  'many streams': (over) => openStreams(ana, STREAMS, over),
  'contacts of 20 MB': async () => {
    for (const body of contacts(crypto.randomUUID())) await call(ana, importContacts.path, { body });
  },
  'contacts of 20 MB, all at once': async () => {
    const parts = contacts(crypto.randomUUID());
    await Promise.all(parts.map((body) => call(ana, importContacts.path, { body })));
  },
  'a table of jobs of 20 MB': async () => {
    await Promise.all(jobs.map((body) => call(ana, importApplications.path, { body })));
  },
  'a resume with a summary of 20 MB': () => send(ana, importDocuments.path, 'file', 'cv.json', summary),
  'a resume of 2,000 jobs': () => send(ana, importDocuments.path, 'file', 'cv.json', spread),
  'a text of 150,000 lines': () => send(ana, importDocuments.path, 'file', 'cv.txt', typed),
  'a name that no page holds': async () => {
    const body = {
      format: 'pdf',
      document: { basics: { name: 'a\u0301\u0302'.repeat(95) }, summary: words(9_000) },
    };
    for (let one = 0; one < 5; one += 1) await call(ana, machineRead.path, { body });
  },
  'a saved page': () => send(ana, readAdvertFile.path, 'file', 'page.html', Buffer.from(page)),
  'exports, over and over': async () => {
    for (let one = 0; one < EXPORTS; one += 1) await call(ana, requestDataExport.path, { body: {} });
  },
});

/** Somebody who lists their CVs until they are asked how long that took. */
async function listing(as: Caller): Promise<() => Promise<Waits>> {
  const thread = new Worker(new URL('./waiting.ts', import.meta.url), { workerData: as });
  await once(thread, 'online');
  return async () => {
    thread.postMessage('end');
    const [waits] = (await once(thread, 'message')) as [Waits];
    return waits;
  };
}

const p99 = ({ waitsMs }: Waits) => Math.round(percentile(waitsMs, 0.99));

/** How long another person waits while one signed-in person attacks, and how much memory the server takes. */
export async function attacks(report: Report): Promise<void> {
  const bed = await makeBed('embedded');
  const server = await bed.start();
  const [ana, other] = await Promise.all([signUp(bed.url), signUp(bed.url)]);
  const bare = fork(new URL('./bare-server.ts', import.meta.url));
  const [port] = (await once(bare, 'message')) as [number];
  await pause(10_000);
  for (const [name, attack] of Object.entries(attacksOf(ana))) {
    let peakMb = 0;
    const endListing = await listing(other);
    const endBare = await listing({ ...other, url: `http://127.0.0.1:${port}` });
    const endWatching = repeatedly(async () => {
      peakMb = Math.max(peakMb, memoryOf(server.processId));
      await pause(200);
    });
    const over = new AbortController();
    await attack(over.signal);
    await pause(2_000);
    const waits = await endListing();
    const ofMachine = p99(await endBare());
    over.abort();
    await endWatching();
    console.log(
      `        ${name}: ${waits.waitsMs.length} calls, a bare server's p99 meanwhile ${ofMachine} ms`,
    );
    report.atMost(`${name}: others wait, p99`, p99(waits), P99_MS, 'ms');
    report.none(`${name}: others not answered`, waits.refused);
    report.atMost(`${name}: memory, all processes`, peakMb, PEAK_MB, 'MB');
  }
  bare.kill();
  await bed.end();
}
