import { cvDocument, type ExportFormat } from '@candor/domain/cv';
import { afterEach, expect, test } from 'vitest';
import { createPool, type Pool } from './pool.ts';
import type { Work } from './work.ts';

let pool: Pool;
afterEach(() => pool.close());

const odd = (timeoutMs = 5_000, threads = 1): Pool =>
  createPool({ threads, timeoutMs, script: new URL('testing/odd-worker.ts', import.meta.url) });

const work = (format: ExportFormat): Work => ({
  kind: 'file',
  format,
  input: { document: cvDocument(), layout: 'professional', paper: 'a4', isBrandFree: true },
});

test('a worker that dies fails its own work only', async () => {
  pool = odd();
  const dying = pool.run(work('pdf'));
  const waiting = pool.run(work('txt'));
  await expect(dying).rejects.toThrow('ended unexpectedly');
  await expect(waiting).resolves.toEqual({ kind: 'warm' });
});

test('a worker that throws fails its own work only', async () => {
  pool = odd();
  await expect(pool.run(work('html'))).rejects.toThrow('broken');
  await expect(pool.run(work('txt'))).resolves.toEqual({ kind: 'warm' });
});

test('a worker that hangs is stopped and replaced', async () => {
  pool = odd(300);
  const hanging = pool.run(work('docx'));
  const waiting = pool.run({ kind: 'warm' });
  await expect(hanging).rejects.toThrow('took too long');
  await expect(waiting).resolves.toEqual({ kind: 'warm' });
});

test('closing rejects what waits and whatever comes later', async () => {
  pool = odd();
  const running = pool.run(work('docx'));
  const waiting = pool.run(work('txt'));
  const ends = Promise.allSettled([running, waiting]);
  await pool.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run(work('txt'))).rejects.toThrow('closed');
});
