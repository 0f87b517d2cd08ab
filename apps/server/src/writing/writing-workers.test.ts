import { afterEach, expect, it } from 'vitest';
import { patience } from '@candor/testing';
import { cvLimits, cvRequestSchema, sampleDraft, type CvRequest } from '@candor/domain/cv';
import { engineWriter, type WriterEvent } from '@candor/domain/writing';
import { writeCvNow } from '@candor/domain/writing/composing';
import { createWritingWorkers, type WritingWorkers } from './writing-workers.ts';

const options = { today: '2026-11' };
const request = cvRequestSchema.parse(sampleDraft);
/** A word of its own for each number. */
const wordOf = (number: number) =>
  `${[...String(number)].map((digit) => 'abdefilmor'[Number(digit)]).join('')}ing`;
const linesOfAPost = 1_000;
/** Legal, and many seconds of work: no two lines alike, in words of which none comes twice. */
const endless = cvRequestSchema.parse({
  ...sampleDraft,
  experience: Array.from({ length: cvLimits.entries }, (_one, at) => ({
    company: `Acme ${at}`,
    position: 'Cook',
    description: Array.from({ length: linesOfAPost }, (_two, line) => {
      const words = Array.from({ length: 5 }, (_three, nth) => wordOf((at * linesOfAPost + line) * 5 + nth));
      return `Cooked ${words.join(' ')}.`;
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
  // What is endless takes longer on any machine.
  workers = createWritingWorkers({ timeoutMs: Math.min(patience(4_000), 8_000) });
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
