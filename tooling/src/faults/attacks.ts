import { listCvs } from '@candor/contracts/cv';
import { personEvents } from '@candor/contracts/events';
import { readAdvertFile } from '@candor/contracts/jobs';
import { importData, requestDataExport } from '@candor/contracts/personal-data';
import { call, signUp, type Caller } from './caller.ts';
import { zip } from './hostile.ts';
import { pause, percentile, repeatedly, type Report } from './report.ts';
import { makeBed, memoryOf } from './server.ts';

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

/** What one signed-in person sends to keep others waiting, by what it is. */
const attacksOf = (ana: Caller): Record<string, (over: AbortSignal) => Promise<void>> => ({
  'an archive of a few kilobytes': () =>
    send(ana, importData.path, 'file', 'candor.zip', archive(ana.email, [rows(400_000)])),
  'an archive of 100,000 rows': () =>
    send(ana, importData.path, 'file', 'candor.zip', archive(ana.email, Array(10).fill(rows(10_000)))),
  'an archive of 240 MB': () =>
    send(ana, importData.path, 'file', 'candor.zip', archive(ana.email, Array(4).fill(rows(7_500_000)))),
  'many streams': (over) => openStreams(ana, STREAMS, over),
  'a saved page': () => send(ana, readAdvertFile.path, 'file', 'page.html', Buffer.from(page)),
  'exports, over and over': async () => {
    for (let one = 0; one < EXPORTS; one += 1) await call(ana, requestDataExport.path, { body: {} });
  },
});

/** How long another person waits while one signed-in person attacks, and how much memory the server takes. */
export async function attacks(report: Report): Promise<void> {
  const bed = await makeBed('embedded');
  const server = await bed.start();
  const [ana, other] = await Promise.all([signUp(bed.url), signUp(bed.url)]);
  await pause(5_000);
  for (const [name, attack] of Object.entries(attacksOf(ana))) {
    const waitsMs: number[] = [];
    let [refused, peakMb] = [0, 0];
    const endListing = repeatedly(async () => {
      const { status, durationMs } = await call(other, listCvs.path);
      waitsMs.push(durationMs);
      if (status !== 200) refused += 1;
      await pause(20);
    });
    const endWatching = repeatedly(async () => {
      peakMb = Math.max(peakMb, memoryOf(server.processId));
      await pause(200);
    });
    const over = new AbortController();
    await attack(over.signal);
    await pause(2_000);
    await endListing();
    over.abort();
    await endWatching();
    report.atMost(`${name}: others wait, p99`, Math.round(percentile(waitsMs, 0.99)), P99_MS, 'ms');
    report.none(`${name}: others not answered`, refused);
    report.atMost(`${name}: memory, all processes`, peakMb, PEAK_MB, 'MB');
  }
  await bed.end();
}
