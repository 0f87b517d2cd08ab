import { afterEach, expect, it } from 'vitest';
import { cvRequestSchema, sampleDraft, type CvRequest } from '@candor/domain/cv';
import { engineWriter, type WriterEvent } from '@candor/domain/writing';
import { writeCvNow } from '@candor/domain/writing/composing';
import { createWritingWorkers, type WritingWorkers } from './writing-workers.ts';

const options = { today: '2026-11' };
const request = cvRequestSchema.parse(sampleDraft);
/** A word of its own for each number. */
const wordOf = (number: number) =>
  `${[...String(number)].map((digit) => 'abdefilmor'[Number(digit)]).join('')}ing`;
/** Legal, and many seconds of work. */
const endless = cvRequestSchema.parse({
  ...sampleDraft,
  experience: Array.from({ length: 30 }, (_one, at) => ({
    company: `Acme ${at}`,
    position: 'Cook',
    // No two alike, in words of which none comes twice: what was read once is not read again.
    description: Array.from({ length: 1_000 }, (_two, line) => {
      const nth = at * 1_000 + line;
      return `Cooked ${wordOf(nth)} meals with ${wordOf(7 * nth + 3)} teams for ward ${at}.${line}.`;
    }).join('\n'),
  })),
});

let workers: WritingWorkers;
afterEach(() => workers.close());

async function written(given: CvRequest, by: string, signal?: AbortSignal): Promise<WriterEvent | undefined> {
  let last: WriterEvent | undefined;
  for await (const event of engineWriter(() => options, workers).writeCv(given, signal, by)) last = event;
  return last;
}

it('writes the same bytes as the thread that asks', async () => {
  workers = createWritingWorkers();
  expect(await written(request, 'ana')).toEqual({ kind: 'written', ...writeCvNow(request, options) });
});

it('ends what takes too long, and goes on for others meanwhile and afterwards', async () => {
  workers = createWritingWorkers({ timeoutMs: 4_000 });
  // Both threads run before one of them is held.
  await Promise.all([written(request, 'ana'), written(request, 'ben')]);
  const ended: string[] = [];
  const ana = written(endless, 'ana').finally(() => ended.push('ana'));
  const ben = written(request, 'ben').finally(() => ended.push('ben'));
  await expect(ana).rejects.toMatchObject({ name: 'PoolError', kind: 'too-much' });
  expect(await ben).toMatchObject({ kind: 'written' });
  expect(ended).toEqual(['ben', 'ana']);
  expect(await written(request, 'ana')).toMatchObject({ kind: 'written' });
});

it('stops when the caller goes', async () => {
  workers = createWritingWorkers();
  const leaving = new AbortController();
  const ana = written(endless, 'ana', leaving.signal);
  setTimeout(() => leaving.abort(), 50);
  await expect(ana).rejects.toMatchObject({ kind: 'cancelled' });
  expect(await written(request, 'ana')).toMatchObject({ kind: 'written' });
});
